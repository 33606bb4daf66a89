import type { Format, Look } from '#domain/finance/workbook/sheet.ts'
import { colours } from '#server/documents/word/look.ts'
import { declaration } from '#server/documents/xml.ts'

type Font = {
  readonly size?: number
  readonly bold?: true
  readonly italic?: true
  readonly colour?: string
  readonly underline?: true
}
type Drawn = {
  readonly font: Font
  readonly fill?: string
  readonly border?: 'above' | 'below' | 'around'
  readonly wraps?: true
  readonly indent?: number
  readonly align?: 'center'
}

// Blue on pale yellow is how models show what may be changed.
const inputInk = '1F4FB4'
const fineInk = '326328'
export const verdicts = {
  fine: { ink: fineInk, wash: 'DCEFD6' },
  wrong: { ink: '9C1C1C', wash: 'FBE0DE' },
}

/** Also the head of a column of words, which stands as far in as they do. */
type Style = Look | 'wordHead'

const head: Drawn = { font: { bold: true }, fill: colours.leafWash, border: 'below', wraps: true }
const looks: Readonly<Record<Style, Drawn>> = {
  title: { font: { size: 18, bold: true } },
  lead: { font: { colour: colours.soft } },
  heading: { font: { size: 13, bold: true, colour: colours.leafInk } },
  head,
  wordHead: { ...head, indent: 1 },
  label: { font: {} },
  part: { font: { colour: colours.soft }, indent: 1 },
  total: { font: { bold: true } },
  note: { font: { colour: colours.soft, italic: true }, indent: 1 },
  link: { font: { colour: colours.leafInk, underline: true } },
  text: { font: {}, wraps: true },
  input: { font: { colour: inputInk }, fill: colours.warnWash, border: 'around' },
  plain: { font: {} },
  sum: { font: { bold: true }, border: 'above' },
  check: { font: { bold: true }, align: 'center' },
}

const amount = '#,##0.00;[Red]\\-#,##0.00;\\–'
/** How numbers read: what is nothing is a dash, what is below nothing is red. */
const codes = (locale: 'en' | 'es'): Readonly<Record<Format, string>> => ({
  text: '@',
  amount,
  units: '#,##0.00##;[Red]\\-#,##0.00##;\\–',
  percent: '0.00%',
  ratio: '0.00',
  whole: '0;\\-0;',
  month: `${locale === 'es' ? '[$-80A]' : '[$-409]'}mmm\\ yyyy`,
})

const formats: readonly Format[] = ['text', 'amount', 'units', 'percent', 'ratio', 'whole', 'month']
const names = Object.keys(looks) as Style[]

/** The number of a style in the file. What people wrote is marked as text, so that no program takes it for a formula later. */
export const styleOf = (look: Style, format: Format) =>
  names.indexOf(look) * formats.length + formats.indexOf(format) + 1

const firstCode = 170

export function stylesXml(locale: 'en' | 'es'): string {
  const own = codes(locale)
  const drawn = names.map((name) => looks[name])
  const xfs = names.flatMap((look, at) => formats.map((format) => cellFormat(looks[look], look, at, format)))
  return `${declaration}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="${formats.length}">${formats.map((format, at) => `<numFmt numFmtId="${firstCode + at}" formatCode="${own[format].replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
<fonts count="${drawn.length + 1}">${fontXml({})}${drawn.map(({ font }) => fontXml(font)).join('')}</fonts>
<fills count="${drawn.length + 2}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${drawn.map(fillXml).join('')}</fills>
<borders count="${drawn.length + 1}">${borderXml({ font: {} })}${drawn.map(borderXml).join('')}</borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${xfs.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${xfs.join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
<dxfs count="2">${verdictXml(verdicts.fine)}${verdictXml(verdicts.wrong)}</dxfs>
</styleSheet>`
}

function cellFormat(drawn: Drawn, look: Style, at: number, format: Format): string {
  const breaks = drawn.wraps ? ' wrapText="1"' : ''
  const quoted = look === 'input' && format === 'text' ? ' quotePrefix="1"' : ''
  // General rather than text: a formula in a cell of the text format would turn into its own words when it is edited.
  const isPlain = format === 'text' || (look === 'input' && format === 'ratio')
  const code = isPlain ? 0 : firstCode + formats.indexOf(format)
  return `<xf numFmtId="${code}" fontId="${at + 1}" fillId="${at + 2}" borderId="${at + 1}" xfId="0"${quoted} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="top"${acrossOf(drawn, look, format)}${breaks}/></xf>`
}

function acrossOf({ indent, align }: Drawn, look: Style, format: Format): string {
  if (align) return ` horizontal="${align}"`
  // A dash or a word in the place of a number stands where the number would.
  if (format !== 'text') return ' horizontal="right"'
  const isTold = indent !== undefined || look === 'plain' || look === 'input'
  return isTold ? ` horizontal="left" indent="${indent ?? 1}"` : ''
}

function fontXml({ size = 11, bold, italic, underline, colour = colours.ink }: Font): string {
  return `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}${underline ? '<u/>' : ''}<sz val="${size}"/><color rgb="FF${colour}"/><name val="Calibri"/><family val="2"/></font>`
}

const fillXml = ({ fill }: Drawn) =>
  fill
    ? `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/><bgColor indexed="64"/></patternFill></fill>`
    : '<fill><patternFill patternType="none"/></fill>'

function borderXml({ border }: Drawn): string {
  const side = (name: string, isDrawn: boolean) =>
    isDrawn ? `<${name} style="thin"><color rgb="FFBDB6A8"/></${name}>` : `<${name}/>`
  const around = border === 'around'
  return `<border>${side('left', around)}${side('right', around)}${side('top', around || border === 'above')}${side('bottom', around || border === 'below')}<diagonal/></border>`
}

const verdictXml = ({ ink, wash }: { readonly ink: string; readonly wash: string }) =>
  `<dxf><font><b/><color rgb="FF${ink}"/></font><fill><patternFill patternType="solid"><fgColor rgb="FF${wash}"/><bgColor rgb="FF${wash}"/></patternFill></fill></dxf>`

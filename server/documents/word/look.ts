import { type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import { colours as printed } from '#server/documents/pdf/look.ts'

/** Those of the PDF, as Word writes them. */
export const colours = Object.fromEntries(
  Object.entries(printed).map(([name, colour]) => [name, colour.slice(1).toUpperCase()]),
) as Readonly<Record<keyof typeof printed, string>>

const font = 'Calibri'

/** As Word knows them. */
export const languages = { en: 'en-US', es: 'es-MX' }

/** Sizes in half points, distances in twentieths of a point. */
export const stylesFor = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font, size: 22, color: colours.ink, language: { value: language } },
      // Without the rule some programs take the height as fixed, and cut pictures and titles off.
      paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font, size: 60, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 40, after: 80 } },
    },
    heading1: {
      run: { font, size: 34, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 420, after: 160 }, keepNext: true },
    },
    heading2: {
      run: { font, size: 24, bold: true, color: colours.leafInk },
      paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
    },
    heading3: {
      run: { font, size: 22, bold: true, color: colours.ink },
      paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
    },
  },
  paragraphStyles: [
    { id: 'Kind', name: 'Kind', basedOn: 'Normal', run: { size: 20, bold: true, color: colours.leafInk } },
    { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { size: 30, color: colours.soft } },
    {
      id: 'Figure',
      name: 'Figure',
      basedOn: 'Normal',
      run: { size: 30, bold: true, color: colours.leafInk },
      paragraph: { spacing: { after: 20 } },
    },
    { id: 'Contents', name: 'Contents', basedOn: 'Normal', run: { size: 34, bold: true } },
    { id: 'Lead', name: 'Lead', basedOn: 'Normal', run: { size: 25 } },
    { id: 'Muted', name: 'Muted', basedOn: 'Normal', run: { color: colours.soft } },
    { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: { after: 0 } } },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true },
      paragraph: { indent: { left: 360 } },
    },
  ],
})

export const orderedList = {
  reference: 'ordered',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      style: { paragraph: { indent: { left: 500, hanging: 360 } } },
    },
  ],
}

import { expect, test } from 'vitest'
import type { Block } from '#domain/report/block.ts'
import { example, picture } from '#server/documents/example.test-kit.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { wordFile } from './word-file.ts'

const filesOf = async (blocks?: readonly Block[]) =>
  zipFiles(
    await wordFile(blocks ? { ...example, sections: [{ mark: '2', title: 'Definir', blocks }] } : example),
  )
const main = (files: Map<string, Buffer>) => String(files.get('word/document.xml'))

/** The words of the document, a line for each paragraph. */
const textOf = (xml: string) =>
  xml
    .replace(/<w:br\/>|<\/w:p>/g, '\n')
    .replaceAll('<w:tab/>', '\t')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** What keeps a text from being XML. */
function faultsOf(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const rest = xml
    .replace(/<\?[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:[^<>"]|"[^"<]*")*?)(\/?)>/g, (...found) => {
      const [, closes, name = '', , isWhole] = found as string[]
      if (closes) {
        if (open.pop() !== name) faults.push(`</${name}>`)
      } else if (!isWhole) open.push(name)
      return ''
    })
  if (/<|(?![\t\n\r])\p{Cc}|&(?!(amp|lt|gt|quot|apos|#\d+);)/u.test(rest)) faults.push(rest)
  return [...faults, ...open]
}

test('every part is well-formed, and nothing leads outside', async () => {
  const files = await filesOf()
  const parts = [...files].filter(([name]) => /\.(xml|rels)$/.test(name))
  expect(parts.length).toBeGreaterThan(6)
  for (const [name, bytes] of parts) expect(faultsOf(bytes.toString()), name).toEqual([])
  for (const [name, bytes] of parts.filter(([name]) => name.endsWith('.rels'))) {
    expect(bytes.toString()).not.toContain('TargetMode="External"')
    for (const [, target = ''] of bytes.toString().matchAll(/Target="([^"]+)"/g)) {
      const folder = name.replace(/_rels\/[^/]+$/, '')
      expect([...files.keys()]).toContain(target.startsWith('/') ? target.slice(1) : folder + target)
    }
  }
})

test('holds headings, lists, a quote, tables with a head, and the text in order', async () => {
  const xml = main(await filesOf())
  for (const style of ['Title', 'Heading1', 'Heading2', 'Quote', 'ListParagraph', 'Lead', 'Muted'])
    expect(xml).toContain(`<w:pStyle w:val="${style}"/>`)
  expect(xml).toContain('<w:tblHeader/>')
  const text = textOf(xml)
  const wanted = [
    'Módulo 1 · Resumen',
    'Agua clara para Ñuñoa',
    'Aprobado por Óscar Núñez el 14 de noviembre de 2026',
    'Cambió desde la aprobación: Elegir las causas',
    '2  Definir el problema',
    'El agua está lejos.\nSiempre.',
    '¿Quién?',
    'Voces',
    '«Camino dos horas.»',
    'Una vecina',
    'Primero',
    'Sin orden',
    'Creencia',
    'Están viejos',
    'Después de lo ancho.',
  ]
  const places = wanted.map((one) => text.indexOf(one))
  expect(wanted.filter((_, index) => places[index] === -1)).toEqual([])
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('speaks the language of the person', async () => {
  const files = await filesOf()
  expect(String(files.get('word/styles.xml'))).toContain('<w:lang w:val="es-MX"/>')
  expect(String(files.get('docProps/core.xml'))).toContain('Agua clara para Ñuñoa – Entender el problema')
})

test('names the project, the day and the page on every page', async () => {
  const files = await filesOf()
  const edges = [...files].filter(([name]) => /word\/(header|footer)\d+\.xml$/.test(name))
  const texts = new Set(edges.map(([, xml]) => textOf(String(xml)).trim()))
  expect(texts).toEqual(
    new Set([
      'Agua clara para Ñuñoa\tEntender el problema',
      '15 de noviembre de 2026 · Borrador\tPágina PAGE de NUMPAGES',
    ]),
  )
})

test('lines are as high as what stands in them, pictures too', async () => {
  const styles = String((await filesOf()).get('word/styles.xml'))
  expect(styles).toMatch(/<w:pPrDefault>.*w:lineRule="auto"/)
})

test('holds pictures twice as fine as they are shown, with their facts in words', async () => {
  const files = await filesOf([{ kind: 'picture', picture }])
  const [image] = [...files].filter(([name]) => name.endsWith('.png')).map(([, bytes]) => bytes)
  expect(image?.readUInt32BE(16)).toBe(Math.round((picture.width * 96) / 72) * 2)
  expect(main(files)).toMatch(/descr="Problem tree: water is far, and two causes[^"]*Few wells/)
})

test('a page lies on its side for a picture that is far too wide', async () => {
  const xml = main(await filesOf())
  expect([...xml.matchAll(/w:orient="(\w+)"/g)].map(([, orient]) => orient)).toEqual([
    'portrait',
    'landscape',
    'portrait',
  ])
})

test.each([
  '<script>alert(1)</script> & "quotes"',
  '{{constructor}} ]]> <!-- x',
  '=HYPERLINK("http://evil.example","x")',
  '👍🏽 قبل שלום 水',
])('%j stands there as it was typed', async (typed) => {
  const files = await filesOf([
    { kind: 'text', text: typed },
    { kind: 'table', head: [typed], rows: [[typed]] },
    { kind: 'quote', text: typed, by: typed },
    { kind: 'picture', picture: { ...picture, label: typed } },
  ])
  expect(faultsOf(main(files))).toEqual([])
  expect(textOf(main(files)).split(typed)).toHaveLength(6)
})

test('the heading of a picture that lies on its side lies there with it', async () => {
  const wide: Block = { kind: 'picture', picture: { ...picture, width: 1200, height: 400 } }
  for (const blocks of [[wide], [{ kind: 'heading', text: 'Cadena' } as const, wide]]) {
    const xml = main(await filesOf(blocks))
    const turn = xml.indexOf('<w:sectPr')
    expect(turn).toBeGreaterThan(0)
    expect(xml.indexOf('Definir')).toBeGreaterThan(turn)
    expect(xml.slice(turn)).toContain('w:orient="landscape"')
  }
})

const keptRows = async (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => [`row ${index}`])
  const xml = main(await filesOf([{ kind: 'table', head: ['Row'], rows }]))
  return [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row.includes('<w:keepNext/>'))
}

test('a small table stays on one page', async () => {
  expect(await keptRows(3)).toEqual([true, true, true, false])
})

test('a long table leaves neither its head at the end of a page nor its last row at the beginning of one', async () => {
  const rows = await keptRows(60)
  expect([rows[0], rows[1], rows.at(-2), rows.at(-1)]).toEqual([true, false, true, false])
})

test.each<Block>([
  { kind: 'table', head: ['Row'], rows: [['one']] },
  { kind: 'list', items: ['one'] },
])('a line or two before a $kind stay on its page', async (next) => {
  const xml = main(await filesOf([{ kind: 'text', text: 'In the expected scenario.' }, next]))
  const [, lead = ''] = /<w:p>((?:(?!<w:p>).)*?In the expected scenario\.)/s.exec(xml) ?? []
  expect(lead).toContain('<w:keepNext/>')
})

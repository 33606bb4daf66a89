import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import type { Block } from '#domain/report/block.ts'
import { example, picture } from '#server/documents/example.test-kit.ts'
import { inFont } from '#server/documents/fonts.ts'
import { pdfFile } from './pdf-file.ts'

const open = async (file: Buffer) => getDocumentProxy(new Uint8Array(file))
const pagesOf = async (file: Buffer) => (await extractText(await open(file))).text

const withBlocks = (blocks: readonly Block[]) => ({
  ...example,
  sections: [{ mark: '2', title: 'Definir el problema', blocks }],
})
const textOf = async (blocks: readonly Block[]) =>
  (await pagesOf(await pdfFile(withBlocks(blocks)))).join('\n')

test('begins with whose work it is, the approval and the contents', async () => {
  const [cover = ''] = await pagesOf(await pdfFile(example))
  for (const text of [
    'Módulo 1 · Resumen',
    'Agua clara para Ñuñoa',
    'Entender el problema',
    'Ana Peña',
    'Otoño 2026',
    'Aprobado por Óscar Núñez el 14 de noviembre de 2026',
    'Cambió desde la aprobación: Elegir las causas',
    'Contenido',
    'El árbol del problema',
    '15 de noviembre de 2026 · Borrador',
    'Página 1 de 4',
  ])
    expect(cover).toContain(text)
})

test('holds every block as text in order, words of pictures too', async () => {
  const [, ...pages] = await pagesOf(await pdfFile(example))
  const text = pages.join('\n')
  const wanted = [
    'El agua está lejos.',
    'Siempre.',
    '¿Quién?',
    'Familias de la ladera',
    'Voces',
    '«Camino dos horas.»',
    'Una vecina',
    'Primero',
    'Segundo',
    'Sin orden',
    'Nota al margen',
    'Water is far',
    'and <old> ones',
    'Creencia',
    'Hay pocos pozos',
    'Después de lo ancho.',
  ]
  const places = wanted.map((one) => text.indexOf(one))
  expect(wanted.filter((_, index) => places[index] === -1)).toEqual([])
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('tells programs its title, its author and its language', async () => {
  const pdf = await open(await pdfFile(example))
  const { info } = await getMeta(pdf)
  expect(info).toMatchObject({
    Title: 'Agua clara para Ñuñoa – Entender el problema',
    Author: 'Ana Peña',
    Language: 'es',
  })
})

test('is A4, and lies on its side for a picture that is far too wide', async () => {
  const pdf = await open(await pdfFile(example))
  const sizes: [number, number][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
    sizes.push([Math.round(width), Math.round(height)])
  }
  expect(sizes).toEqual([
    [595, 842],
    [595, 842],
    [842, 595],
    [595, 842],
  ])
})

test('a long table goes on over the pages under its head', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Fila ${index}.`, 'sí'])
  const [, ...pages] = await pagesOf(
    await pdfFile(withBlocks([{ kind: 'table', head: ['Cabeza', 'Vale'], rows }])),
  )
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toContain('Cabeza')
  for (const [first = ''] of rows) expect(pages.join('\n')).toContain(first)
})

test.each([
  ['table', (rows: string[][]): Block => ({ kind: 'table', head: ['Cabeza', 'Vale'], rows })],
  [
    'list of facts',
    (rows: string[][]): Block => ({
      kind: 'facts',
      rows: rows.map(([label = '', value = '']) => ({ label, value })),
    }),
  ],
] as const)('the last row of a long %s never stands alone on a page', async (_, blockOf) => {
  const alone: string[] = []
  for (let count = 22; count < 34; count += 1) {
    const rows = Array.from({ length: count }, (_, index) => [`Fila ${index}.`, 'sí'])
    const [, ...pages] = await pagesOf(await pdfFile(withBlocks([blockOf(rows)])))
    const onPages = pages.map((page) => page.match(/Fila \d+\./g) ?? [])
    expect(onPages.flat()).toEqual(rows.map(([first]) => first))
    if (onPages.some(({ length }) => length === 1))
      alone.push(`${count}: ${onPages.map(({ length }) => length)}`)
  }
  expect(alone).toEqual([])
})

test('a tall picture is made to fit under its title, which stays with it', async () => {
  const tall = { ...picture, width: 300, height: 2000 }
  const [, ...pages] = await pagesOf(
    await pdfFile({
      ...example,
      sections: [
        { mark: '2', title: 'Primero', blocks: Array<Block>(12).fill({ kind: 'text', text: 'Una línea.' }) },
        { mark: '3', title: 'El dibujo', blocks: [{ kind: 'picture', picture: tall }] },
      ],
    }),
  )
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/El dibujo[\s\S]*Water is far/)
})

test.each([
  '<script>alert(1)</script> <img src="http://127.0.0.1/x">',
  '{{constructor}} #{1+1} {text: 1}',
  '=HYPERLINK("http://evil.example","x")',
  '\\) /JS (app.alert(1)) endobj',
])('%j stands there as it was typed', async (typed) => {
  const svg: Block = {
    kind: 'picture',
    picture: { ...picture, shapes: [{ kind: 'text', x: 0, y: 20, size: 8, lines: [typed] }] },
  }
  const text = await textOf([{ kind: 'text', text: typed }, svg])
  expect(text.split(typed)).toHaveLength(3)
})

test.each([
  ['picture signs', 'Bien 👍🏽 hecho 👩‍👩‍👧 1️⃣ ☀️', /Bien\s+hecho\s+1/],
  ['arrows and ticks', 'a → b ✔️ c', /a -> b √ c/],
  ['right to left', 'قبل שלום después', /después/],
  ['characters of other scripts', '水 नमस्ते ok', /ok/],
  ['halves of a sign', 'a\ud800b\u0000c', /a.*b.*c/],
])('%s do no harm', async (_, typed, left) => {
  expect(
    await textOf([
      { kind: 'text', text: typed },
      { kind: 'list', items: [typed] },
    ]),
  ).toMatch(left)
})

test('the space in a number of many digits is one that the font has', () => {
  expect(inFont('12\u202f000')).toBe('12\u00a0000')
})

test('a word without end is broken to the lines', async () => {
  const word = 'abcdefghij'.repeat(300)
  const text = await textOf([
    { kind: 'text', text: word },
    { kind: 'table', head: ['A', 'B'], rows: [[word, 'x']] },
  ])
  expect(text.replace(/[\s\u200b]/g, '').split(word)).toHaveLength(3)
})

test('nothing written gives a cover that says so', async () => {
  const pages = await pagesOf(
    await pdfFile({ ...example, sections: [], note: 'Todavía no hay nada escrito.' }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Todavía no hay nada escrito.')
})

test('no page holds only the last line or two', async () => {
  const few: string[] = []
  for (let count = 23; count < 33; count += 1) {
    const blocks = Array.from(
      { length: count },
      (_, index): Block => ({ kind: 'text', text: `Frase ${index}.` }),
    )
    const pages = await pagesOf(await pdfFile(withBlocks(blocks)))
    const lines = pages.slice(1).map((page) => page.match(/Frase \d+\./g)?.length ?? 0)
    expect(lines.reduce((sum, one) => sum + one, 0)).toBe(count)
    if (lines.some((one) => one < 3)) few.push(`${count}: ${lines}`)
  }
  expect(few).toEqual([])
})

test('a text of several lines is not divided by the end of a page', async () => {
  const long = 'Palabras que siguen. '.repeat(20)
  for (let count = 21; count < 27; count += 1) {
    const lines = Array<Block>(count).fill({ kind: 'text', text: 'Una línea.' })
    const pages = await pagesOf(await pdfFile(withBlocks([...lines, { kind: 'text', text: long }])))
    const parts = pages.filter((page) => page.includes('Palabras que siguen.'))
    expect(parts).toHaveLength(1)
  }
})

const filler = (count: number) => Array<Block>(count).fill({ kind: 'text', text: 'Una línea.' })

test('a title, the heading under it and the picture that both are about stand on one page', async () => {
  const blocks: Block[] = [
    { kind: 'heading', text: 'Familias' },
    { kind: 'picture', picture },
  ]
  for (const count of [16, 19, 22]) {
    const sections = [
      { mark: '2', title: 'Primero', blocks: filler(count) },
      { mark: '3', title: 'Después', blocks },
    ]
    const [, ...pages] = await pagesOf(await pdfFile({ ...example, sections }))
    expect(pages.filter((page) => /Después[\s\S]*Familias[\s\S]*Water is far/.test(page))).toHaveLength(1)
  }
})

test('a small table stands on one page with its heading and the line before it', async () => {
  const blocks: Block[] = [
    { kind: 'heading', text: 'Cerca' },
    { kind: 'text', text: 'Ajuste: 75%', tone: 'muted' },
    { kind: 'table', head: ['Actor'], rows: ['Uno', 'Dos', 'Tres', 'Cuatro'].map((one) => [`Fila ${one}`]) },
  ]
  for (const count of [18, 21, 24]) {
    const pages = await pagesOf(await pdfFile(withBlocks([...filler(count), ...blocks])))
    expect(pages.filter((page) => /Cerca[\s\S]*Ajuste[\s\S]*Uno[\s\S]*Cuatro/.test(page))).toHaveLength(1)
  }
})

import { expect, test } from 'vitest'
import { textAt } from '#domain/report/picture.ts'
import { svgOf } from '#domain/report/svg.ts'
import { fontFamily, inFont } from '#server/documents/fonts.ts'
import { writtenPdf } from './written-pdf.ts'

test('what is bold in a picture is bold where no other word is', async () => {
  const shapes = [textAt(10, 20, ['Misión'], { size: 12, isBold: true })]
  const svg = svgOf({ width: 100, height: 40, label: '', shapes }, fontFamily)
  const file = await writtenPdf({ content: [{ text: 'Llevar agua' }, { svg }] })
  expect(file.toString('latin1')).toMatch(/\/FontName \/\w+\+Roboto-Medium/)
})

test('a letter and its accent are one sign, as the font has them', () => {
  expect(inFont('An\u0303o')).toBe('Año')
})

import type { Picture } from '#domain/report/picture.ts'
import type { ReportDocument } from './document.ts'
import { documentWords } from './words.ts'

export const picture: Picture = {
  width: 460,
  height: 170,
  label: 'Problem tree: water is far, and two causes',
  twin: [
    { depth: 0, text: 'Water is far' },
    { depth: 1, text: 'Few wells' },
  ],
  shapes: [
    { kind: 'path', d: 'M 230 50 L 120 110 M 230 50 L 340 110', stroke: 'line', strokeWidth: 1.5 },
    { kind: 'box', x: 150, y: 10, width: 160, height: 44, radius: 8, fill: 'brand-soft', stroke: 'brand' },
    { kind: 'text', x: 230, y: 36, lines: ['Water is far'], size: 12, isBold: true, anchor: 'middle' },
    {
      kind: 'box',
      x: 40,
      y: 110,
      width: 160,
      height: 44,
      radius: 8,
      fill: 'good-soft',
      stroke: 'good',
      isDashed: true,
    },
    {
      kind: 'text',
      x: 120,
      y: 130,
      lines: ['Few wells', 'and <old> ones'],
      size: 10,
      anchor: 'middle',
      ink: 'good',
    },
    { kind: 'circle', x: 340, y: 130, radius: 20, fill: 'bad-soft', stroke: 'bad' },
  ],
}

/** A document with a block of each kind. */
export const example: ReportDocument = {
  locale: 'es',
  project: 'Agua clara para Ñuñoa',
  title: 'Entender el problema',
  kind: documentWords.es.kind(1),
  subtitle: 'Entender el problema',
  author: 'Ana Peña',
  facts: [
    { label: 'Fundadora o fundador', value: 'Ana Peña' },
    { label: 'Cohorte', value: 'Otoño 2026' },
    { label: 'Fecha', value: '15 de noviembre de 2026' },
  ],
  approval: documentWords.es.approvedBy('Óscar Núñez', '14 de noviembre de 2026'),
  hasCoverPage: false,
  warning: documentWords.es.changed('Elegir las causas'),
  sections: [
    {
      mark: '2',
      title: 'Definir el problema',
      blocks: [
        { kind: 'text', text: 'El agua está lejos.\nSiempre.', tone: 'lead' },
        {
          kind: 'facts',
          rows: [
            { label: '¿Quién?', value: 'Familias de la ladera' },
            { label: '¿Dónde?', value: 'En Ñuñoa' },
          ],
        },
        { kind: 'heading', text: 'Voces' },
        { kind: 'quote', text: '«Camino dos horas.»', by: 'Una vecina' },
        { kind: 'list', items: ['Primero', 'Segundo'], isOrdered: true },
        { kind: 'list', items: ['Sin orden'] },
        { kind: 'text', text: 'Nota al margen', tone: 'muted' },
      ],
    },
    {
      mark: '3',
      title: 'El árbol del problema',
      blocks: [
        { kind: 'picture', picture },
        {
          kind: 'table',
          head: ['Creencia', 'Certeza'],
          rows: [
            ['Hay pocos pozos', '4'],
            ['Están viejos', '2'],
          ],
        },
      ],
    },
    {
      mark: '4',
      title: 'Ancho',
      blocks: [
        { kind: 'picture', picture: { ...picture, width: 1200, height: 400, label: 'Una cadena muy ancha' } },
        { kind: 'text', text: 'Después de lo ancho.' },
      ],
    },
  ],
  note: null,
  foot: '15 de noviembre de 2026 · Borrador',
  words: documentWords.es,
}

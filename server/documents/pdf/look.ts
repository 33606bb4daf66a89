import type { CustomTableLayout, createPdf } from 'pdfmake'

export type Definition = Parameters<typeof createPdf>[0]

export const colours = {
  ink: '#211e1a',
  soft: '#5f5950',
  line: '#e4e0d7',
  leaf: '#78b96a',
  leafInk: '#326328',
  leafWash: '#eef6eb',
  voiceInk: '#7f3a74',
  voiceWash: '#f8f0f6',
  warnInk: '#7a4d00',
  warnWash: '#fff5dc',
}

export const styles: NonNullable<Definition['styles']> = {
  kind: { fontSize: 10, bold: true, color: colours.leafInk, characterSpacing: 0.6 },
  project: { fontSize: 30, bold: true, lineHeight: 1.1 },
  coverName: { fontSize: 38, bold: true, lineHeight: 1.1 },
  subtitle: { fontSize: 16, color: colours.soft },
  factLabel: { fontSize: 9, color: colours.soft },
  contents: { fontSize: 13, bold: true, color: colours.leafInk },
  stepNumber: { fontSize: 11, bold: true, color: colours.leafInk },
  step: { fontSize: 17, bold: true, lineHeight: 1.15 },
  heading: { fontSize: 11.5, bold: true, color: colours.leafInk, lineHeight: 1.2 },
  figure: { fontSize: 14, bold: true, color: colours.leafInk, lineHeight: 1.15 },
  minor: { fontSize: 10.5, bold: true, lineHeight: 1.2 },
  lead: { fontSize: 12.5, lineHeight: 1.4 },
  muted: { color: colours.soft },
  quote: { italics: true, lineHeight: 1.4 },
  by: { fontSize: 9, color: colours.soft },
  head: { fontSize: 9, bold: true, color: colours.leafInk },
  cell: { fontSize: 9.5, lineHeight: 1.25 },
  edge: { fontSize: 8, color: colours.soft },
}

const none = () => 0

/** Rows with fine lines between them, under a tinted head. */
export const rowsLayoutFor = (padding: number): CustomTableLayout => ({
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.75),
  vLineWidth: none,
  hLineColor: () => colours.line,
  fillColor: (row, { table }) => (row < (table.headerRows ?? 0) ? colours.leafWash : null),
  paddingLeft: () => padding,
  paddingRight: () => padding,
  paddingTop: () => Math.min(5, padding),
  paddingBottom: () => Math.min(5, padding),
})

const rowsLayout = rowsLayoutFor(7)

/** A label beside its value. */
export const factsLayout: CustomTableLayout = {
  ...rowsLayout,
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : 0.5),
  paddingLeft: (column) => (column === 0 ? 0 : 7),
  fillColor: () => null,
}

/** One cell with a mark at its left. */
export const markedLayout = (mark: string, wash: string | null): CustomTableLayout => ({
  hLineWidth: none,
  vLineWidth: (column) => (column === 0 ? 2.5 : 0),
  vLineColor: () => mark,
  fillColor: () => wash,
  paddingLeft: () => 12,
  paddingRight: () => 12,
  paddingTop: () => (wash ? 8 : 2),
  paddingBottom: () => (wash ? 8 : 2),
})

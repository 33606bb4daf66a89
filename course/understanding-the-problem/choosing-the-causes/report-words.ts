/** Words of the printed choice, side by side. */
export const reportWords = {
  en: {
    head: ['No.', 'Cause', 'Feeds the problem', 'Can be changed', 'Why this one?'],
    chosen: (reason: string) => (reason ? `Chosen. ${reason}` : 'Chosen.'),
    label: (count: number) =>
      `Chart of ${count === 1 ? '1 cause' : `${count} causes`}: further up feeds the problem more, further right is easier to change. The table says the same.`,
    feeds: 'Feeds the problem',
    change: 'Can be changed',
  },
  es: {
    head: ['N.º', 'Causa', 'Alimenta el problema', 'Se puede cambiar', '¿Por qué esta?'],
    chosen: (reason: string) => (reason ? `Elegida. ${reason}` : 'Elegida.'),
    label: (count: number) =>
      `Dibujo de ${count === 1 ? '1 causa' : `${count} causas`}: más arriba alimenta más el problema, más a la derecha es más fácil de cambiar. La tabla dice lo mismo.`,
    feeds: 'Alimenta el problema',
    change: 'Se puede cambiar',
  },
} as const

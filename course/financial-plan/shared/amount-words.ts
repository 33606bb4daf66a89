/** What the lists of amounts call their parts; a room says the rest. */
export const amountWords = {
  en: {
    description: 'Description',
    choose: 'Choose',
    row: (number: number) => `row ${number}`,
    unnamed: 'A row of the list',
    total: 'Total',
  },
  es: {
    description: 'Descripción',
    choose: 'Elige',
    row: (number: number) => `fila ${number}`,
    unnamed: 'Una fila de la lista',
    total: 'Total',
  },
} as const

/** What the lists of amounts call their parts; a room says the rest. */
export const amountWords = {
  en: {
    description: 'Description',
    choose: 'Choose',
    row: (number: number) => `row ${number}`,
    unnamed: 'A row of the list',
    total: 'Total',
    understood: (amount: string) => `= ${amount}`,
  },
  es: {
    description: 'Descripción',
    choose: 'Elige',
    row: (number: number) => `fila ${number}`,
    unnamed: 'Una fila de la lista',
    total: 'Total',
    understood: (amount: string) => `= ${amount}`,
  },
} as const

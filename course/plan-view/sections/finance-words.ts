/** What the results say to somebody who does not belong to the team. */
export const resultWords = {
  en: {
    income: 'What is earned',
    cash: 'What is in the bank',
    point: 'When sales cover the costs',
    share: 'How much comes from the market',
    team: 'The team',
    negativeStart: 'Cash is below zero before opening.',
    negative: (period: string) => `Cash falls below zero in ${period}.`,
    noSales: 'Nothing is sold in year 1 yet, so there is no break-even point.',
    lossPerSale: 'Every sale loses money, so there is no break-even point.',
  },
  es: {
    income: 'Lo que se gana',
    cash: 'Lo que hay en el banco',
    point: 'Cuándo las ventas cubren los costos',
    share: 'Cuánto viene del mercado',
    team: 'El equipo',
    negativeStart: 'La caja está por debajo de cero antes de abrir.',
    negative: (period: string) => `La caja queda por debajo de cero en ${period}.`,
    noSales: 'En el año 1 todavía no se vende nada, así que no hay punto de equilibrio.',
    lossPerSale: 'Cada venta pierde dinero, así que no hay punto de equilibrio.',
  },
} as const

/** What the tables say beside the names of figures and steps. */
export const csvWords = {
  en: {
    scenario: 'Scenario',
    line: 'Line',
    income: 'Income statement',
    cash: 'Cash flow',
    balance: 'Balance sheet',
    breakEven: 'Break-even, year 1',
    loans: 'Loan schedule',
    value: 'Figure',
    amounts: (currency: string) => `All amounts in ${currency}`,
    schedule: ['Loan', 'Year', 'Interest', 'Paid back', 'Paid in all', 'Still owed at the end'],
  },
  es: {
    scenario: 'Escenario',
    line: 'Línea',
    income: 'Estado de resultados',
    cash: 'Flujo de caja',
    balance: 'Balance',
    breakEven: 'Punto de equilibrio, año 1',
    loans: 'Cuotas de préstamos',
    value: 'Cifra',
    amounts: (currency: string) => `Todos los montos en ${currency}`,
    schedule: ['Préstamo', 'Año', 'Intereses', 'Devuelto', 'Pagado en total', 'Lo que aún se debe al final'],
  },
} as const

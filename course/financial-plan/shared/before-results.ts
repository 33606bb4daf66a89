/** The steps whose inputs the results are worked out from, in their order. */
export const beforeResults = {
  'start-up-capital': { en: 'Start-up capital', es: 'Capital inicial' },
  'fixed-assets': { en: 'Fixed assets', es: 'Activos fijos' },
  'pre-operating-capital': { en: 'Pre-operating capital', es: 'Capital preoperativo' },
  'funding-sources': { en: 'Funding sources', es: 'Fuentes de financiamiento' },
  expenses: { en: 'Expenses', es: 'Gastos' },
  revenue: { en: 'Revenue', es: 'Ingresos' },
  scenarios: { en: 'Scenarios', es: 'Escenarios' },
} as const

/** Heads of the tables that tell what is done. */
export const stageReportWords = {
  en: {
    head: ['Activity', 'For', 'People per year', 'Budget per year', 'Cost per person'],
  },
  es: {
    head: ['Actividad', 'Para', 'Personas al año', 'Presupuesto al año', 'Costo por persona'],
  },
} as const

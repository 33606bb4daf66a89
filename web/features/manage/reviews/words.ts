/** Words of the module ratings, side by side. */
export const words = {
  en: {
    figures: {
      modules: 'By module',
      months: 'By month, the last year',
      module: 'Module',
      month: 'Month',
      count: 'Ratings',
      average: 'Average',
      scale: 'How many chose 1, 2, 3, 4, 5',
      chosen: (count: number, step: number) => `${step}: ${count}`,
      noAverage: '–',
      failed: 'The figures could not be loaded.',
    },
    ofFive: (step: number) => `${step} of 5`,
    title: (module: string) => `Rating of ${module}`,
    noAnswer: 'No answer',
    gone: { title: 'This rating is gone', why: 'It is no longer in the list.' },
  },
  es: {
    figures: {
      modules: 'Por módulo',
      months: 'Por mes, el último año',
      module: 'Módulo',
      month: 'Mes',
      count: 'Valoraciones',
      average: 'Promedio',
      scale: 'Cuántas personas eligieron 1, 2, 3, 4, 5',
      chosen: (count: number, step: number) => `${step}: ${count}`,
      noAverage: '–',
      failed: 'No se pudieron cargar las cifras.',
    },
    ofFive: (step: number) => `${step} de 5`,
    title: (module: string) => `Valoración de ${module}`,
    noAnswer: 'Sin respuesta',
    gone: { title: 'Esta valoración ya no está', why: 'Ya no está en la lista.' },
  },
} as const

/** Words of the printed models, side by side. */
export const modelsReportWords = {
  en: {
    what: 'How it works',
    whom: 'For whom',
    matrix: ['Segment', 'How they pay'],
    covered: (names: string) => `Does not pay; covered by ${names}`,
    free: 'Does not pay',
  },
  es: {
    what: 'Cómo funciona',
    whom: 'Para quién',
    matrix: ['Segmento', 'Cómo pagan'],
    covered: (names: string) => `No paga; lo cubren ${names}`,
    free: 'No paga',
  },
} as const

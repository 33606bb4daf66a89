/** Words of the printed needs, side by side. */
export const needsReportWords = {
  pain: {
    en: {
      head: ['Strength', 'Pain'],
      circle: (segment: string, count: number) =>
        `${segment}: circle with ${count === 1 ? '1 pain' : `${count} pains`}. Nearer to the middle is stronger. The table says the same.`,
    },
    es: {
      head: ['Fuerza', 'Frustración'],
      circle: (segment: string, count: number) =>
        `${segment}: círculo con ${count === 1 ? '1 frustración' : `${count} frustraciones`}. Más cerca del centro es más fuerte. La tabla dice lo mismo.`,
    },
  },
  gain: {
    en: {
      head: ['Level', 'Gain'],
      circle: (segment: string, count: number) =>
        `${segment}: circle with ${count === 1 ? '1 gain' : `${count} gains`}. Nearer to the middle matters more. The table says the same.`,
    },
    es: {
      head: ['Nivel', 'Alegría'],
      circle: (segment: string, count: number) =>
        `${segment}: círculo con ${count === 1 ? '1 alegría' : `${count} alegrías`}. Más cerca del centro importa más. La tabla dice lo mismo.`,
    },
  },
} as const

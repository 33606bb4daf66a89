/** What the five levels are called, from the weakest to the strongest. */
export const levelWords = {
  pain: {
    en: ['Light', 'Annoying', 'Hard', 'Severe', 'Extreme'],
    es: ['Leve', 'Molesta', 'Dura', 'Grave', 'Extrema'],
  },
  gain: {
    en: ['Nice to have', 'Welcome', 'Important', 'Very important', 'Essential'],
    es: ['Estaría bien', 'Agradable', 'Importante', 'Muy importante', 'Indispensable'],
  },
} as const

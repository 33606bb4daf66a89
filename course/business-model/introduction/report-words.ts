const joined = (parts: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

/** Words of the paragraph with which the report begins, side by side. */
export const reportWords = {
  en: {
    title: 'The model in one minute',
    lanes: {
      pays: (names: readonly string[]) => `Who pays: ${joined(names, 'en')}.`,
      uses: (names: readonly string[]) => `Who uses it: ${joined(names, 'en')}.`,
      benefits: (names: readonly string[]) => `Who benefits: ${joined(names, 'en')}.`,
    },
    helped: (model: string) => `The people we help are our ${model}.`,
    places: (today: string, target: string) => `Today: ${today}. In three years: ${target}.`,
  },
  es: {
    title: 'El modelo en un minuto',
    lanes: {
      pays: (names: readonly string[]) => `Quién paga: ${joined(names, 'es')}.`,
      uses: (names: readonly string[]) => `Quién lo usa: ${joined(names, 'es')}.`,
      benefits: (names: readonly string[]) => `Quién se beneficia: ${joined(names, 'es')}.`,
    },
    helped: (model: string) => `Las personas a las que ayudamos son ${model}.`,
    places: (today: string, target: string) => `Hoy: ${today}. En tres años: ${target}.`,
  },
} as const

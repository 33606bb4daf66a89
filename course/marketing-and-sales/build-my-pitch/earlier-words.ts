const joined = (parts: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

/** Sentences made of what the plan knows, side by side. */
export const earlierWords = {
  en: {
    segment: (name: string, count: string) => (count ? `${name}: ${count} we can reach` : name),
    customers: (names: readonly string[]) => `Our customers: ${names.join('; ')}.`,
    outcomes: (outcomes: readonly string[]) => `What changes: ${joined(outcomes, 'en')}.`,
    reach: (people: string) => `We reach ${people} people a year.`,
    money: (amount: string) => `We look for ${amount} to start.`,
    resources: (names: readonly string[]) => `We still need ${joined(names, 'en')}.`,
  },
  es: {
    segment: (name: string, count: string) => (count ? `${name}: ${count} a nuestro alcance` : name),
    customers: (names: readonly string[]) => `Nuestros clientes: ${names.join('; ')}.`,
    outcomes: (outcomes: readonly string[]) => `Qué cambia: ${joined(outcomes, 'es')}.`,
    reach: (people: string) => `Llegamos a ${people} personas al año.`,
    money: (amount: string) => `Buscamos ${amount} para empezar.`,
    resources: (names: readonly string[]) => `Todavía necesitamos ${joined(names, 'es')}.`,
  },
} as const

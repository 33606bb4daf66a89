const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const joined = (parts: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

/** Words of the paragraph with which the report begins, side by side. */
export const reportWords = {
  en: {
    title: 'Who is around',
    around: (people: number, groups: number) =>
      `We have ${counted(people, 'stakeholder', 'stakeholders')} from ${counted(groups, 'group', 'groups')}.`,
    standing: {
      'In favor': (count: number) => `${count} in favor`,
      Indifferent: (count: number) => `${count} indifferent`,
      Against: (count: number) => `${count} against`,
    },
    stand: (parts: readonly string[]) => `Where they stand: ${joined(parts, 'en')}.`,
    strong: (count: number) => `With ${count} of them we have a strong tie.`,
    solutions: (count: number) => `We compared ${counted(count, 'current solution', 'current solutions')}.`,
  },
  es: {
    title: 'Quiénes están alrededor',
    around: (people: number, groups: number) =>
      `Tenemos ${counted(people, 'actor', 'actores')} de ${counted(groups, 'grupo', 'grupos')}.`,
    standing: {
      'In favor': (count: number) => `${count} a favor`,
      Indifferent: (count: number) => counted(count, 'indiferente', 'indiferentes'),
      Against: (count: number) => `${count} en contra`,
    },
    stand: (parts: readonly string[]) => `Su postura: ${joined(parts, 'es')}.`,
    strong: (count: number) => `Con ${count} de ellos tenemos un lazo fuerte.`,
    solutions: (count: number) => `Comparamos ${counted(count, 'solución actual', 'soluciones actuales')}.`,
  },
} as const

/** Words of the paragraph with which the report begins, side by side. */
export const reportWords = {
  en: {
    title: 'Our impact in one minute',
    goals: (names: readonly string[]) => `We contribute to ${new Intl.ListFormat('en').format(names)}.`,
    goal: (index: number, title: string) => `goal ${index} (${title})`,
    measure: (indicators: number, activities: number) =>
      `${indicators === 1 ? 'One indicator shows' : `${indicators} indicators show`} whether ${
        activities === 1 ? 'our activity changes' : `our ${activities} activities change`
      } something for people.`,
    first: (kpi: string, today: string, year: string) =>
      `The first of them: ${kpi}, from ${today} today to ${year} in a year.`,
  },
  es: {
    title: 'Nuestro impacto en un minuto',
    goals: (names: readonly string[]) => `Contribuimos a ${new Intl.ListFormat('es').format(names)}.`,
    goal: (index: number, title: string) => `el objetivo ${index} (${title})`,
    measure: (indicators: number, activities: number) =>
      `${indicators === 1 ? 'Un indicador muestra' : `${indicators} indicadores muestran`} si ${
        activities === 1 ? 'nuestra actividad cambia' : `nuestras ${activities} actividades cambian`
      } algo para las personas.`,
    first: (kpi: string, today: string, year: string) =>
      `El primero: ${kpi}, de ${today} hoy a ${year} en un año.`,
  },
} as const

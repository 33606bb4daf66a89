/** Words of the paragraph with which the report begins, side by side. */
export const reportWords = {
  en: {
    title: 'Our next steps in one minute',
    team: (people: number, covered: number, all: number) =>
      `${people === 1 ? 'One person leads' : `${people} people lead`} ${all === 1 ? 'the one activity that carries' : `${covered === all ? `all ${all}` : `${covered} of ${all}`} activities that carry`} the business.`,
    goals: (titles: readonly string[]) =>
      `${titles.length === 1 ? 'The goal is' : 'The goals are'} ${new Intl.ListFormat('en').format(titles.map((one) => `"${one}"`))}.`,
    next: (title: string, day: string) => `The first objective is due on ${day}: ${title}.`,
  },
  es: {
    title: 'Nuestros próximos pasos en un minuto',
    team: (people: number, covered: number, all: number) =>
      `${people === 1 ? 'Una persona lidera' : `${people} personas lideran`} ${all === 1 ? 'la actividad que sostiene' : `${covered === all ? `las ${all}` : `${covered} de las ${all}`} actividades que sostienen`} el negocio.`,
    goals: (titles: readonly string[]) =>
      `${titles.length === 1 ? 'La meta es' : 'Las metas son'} ${new Intl.ListFormat('es').format(titles.map((one) => `"${one}"`))}.`,
    next: (title: string, day: string) => `El primer objetivo vence el ${day}: ${title}.`,
  },
} as const

/** Words of the search over an organisation, side by side. */
export const words = {
  en: {
    searched: 'A team, its people or a cohort',
    searching: 'Searching…',
    found: (count: number, all: string) => (count === 1 ? `${all} result` : `${all} results`),
    none: 'Nothing found',
    noneHelp: 'Teams are found by their name, their owner or their mentor, cohorts by their title.',
    more: (all: string) => `And ${all} more: type more letters to see them.`,
    cohort: 'Cohort',
    applied: 'Application',
  },
  es: {
    searched: 'Un equipo, su gente o una cohorte',
    searching: 'Buscando…',
    found: (count: number, all: string) => (count === 1 ? `${all} resultado` : `${all} resultados`),
    none: 'Sin resultados',
    noneHelp:
      'Los equipos se encuentran por su nombre o por el de quien los dirige o acompaña; las cohortes, por su título.',
    more: (all: string) => `Y ${all} más: escribe más letras para verlos.`,
    cohort: 'Cohorte',
    applied: 'Postulación',
  },
} as const

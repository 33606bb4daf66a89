/** Words of the home of the platform, side by side. */
export const words = {
  en: {
    figures: {
      title: 'The platform in figures',
      organisations: ['organisation', 'organisations'],
      cohorts: ['current cohort', 'current cohorts'],
      teams: ['team', 'teams'],
      mentors: ['mentor', 'mentors'],
      entrepreneurs: ['entrepreneur', 'entrepreneurs'],
      open_bugs: ['open bug', 'open bugs'],
      reviews: ['rating', 'ratings'],
    },
    drafts: {
      title: 'Cohorts that wait for approval',
      none: 'No cohort waits for you.',
      of: (org: string, day: string) => `${org}, handed in on ${day}`,
      read: 'Read and decide',
    },
    bugs: { title: 'Latest bugs', none: 'Nobody has reported a bug.', all: 'All bugs' },
    reviews: {
      title: 'Latest reviews',
      none: 'Nobody has rated a module yet.',
      all: 'All reviews',
      noWords: 'Without words',
    },
  },
  es: {
    figures: {
      title: 'La plataforma en cifras',
      organisations: ['organización', 'organizaciones'],
      cohorts: ['cohorte vigente', 'cohortes vigentes'],
      teams: ['equipo', 'equipos'],
      mentors: ['mentor/a', 'mentores'],
      entrepreneurs: ['persona emprendedora', 'personas emprendedoras'],
      open_bugs: ['error abierto', 'errores abiertos'],
      reviews: ['valoración', 'valoraciones'],
    },
    drafts: {
      title: 'Cohortes que esperan aprobación',
      none: 'Ninguna cohorte te espera.',
      of: (org: string, day: string) => `${org}, entregada el ${day}`,
      read: 'Leer y decidir',
    },
    bugs: { title: 'Últimos errores', none: 'Nadie ha reportado un error.', all: 'Todos los errores' },
    reviews: {
      title: 'Últimas valoraciones',
      none: 'Nadie ha valorado un módulo todavía.',
      all: 'Todas las valoraciones',
      noWords: 'Sin palabras',
    },
  },
} as const

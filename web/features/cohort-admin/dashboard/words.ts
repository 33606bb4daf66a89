/** Words of the dashboard of a cohort, side by side. */
export const words = {
  en: {
    title: 'Waiting reviews',
    none: 'Nobody waits for a review.',
    noneHelp: 'When a team asks for feedback on a module, it appears here until somebody answers.',
    mentor: (name: string) => `Mentor: ${name}`,
    organisers: 'Without a mentor: waits for the organisers',
    again: (n: number) => `request ${n}`,
    days: (count: number) => (count === 1 ? `${count} day` : `${count} days`),
    long: 'getting long',
    tooLong: 'too long',
  },
  es: {
    title: 'Revisiones en espera',
    none: 'Nadie espera una revisión.',
    noneHelp: 'Cuando un equipo pide comentarios sobre un módulo, aparece aquí hasta que alguien responde.',
    mentor: (name: string) => `Mentor/a: ${name}`,
    organisers: 'Sin mentor/a: espera al equipo organizador',
    again: (n: number) => `solicitud ${n}`,
    days: (count: number) => (count === 1 ? `${count} día` : `${count} días`),
    long: 'ya es mucho',
    tooLong: 'demasiado',
  },
} as const

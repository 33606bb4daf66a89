/** Words of the life of a cohort, side by side. */
export const words = {
  en: {
    line: 'Life of the cohort',
    stretch: { applications: 'Applications', matching: 'Matching', course: 'Course' },
    state: { past: 'over', now: 'now', ahead: 'to come' },
    between: (from: string, until: string) => `${from} – ${until}`,
    from: (from: string) => `from ${from}`,
    until: (until: string) => `until ${until}`,
    noDays: 'no days set',
    next: {
      open_date: 'Applications open',
      close_date: 'Applications close',
      matching_start: 'Matching begins',
      matching_end: 'Matching ends',
      start_date: 'The course begins',
      end_date: 'The course ends',
    },
    nextIs: (what: string, day: string, days: number) =>
      days === 0
        ? `Next: ${what}, within a day`
        : `Next: ${what}, ${day} (in ${days === 1 ? '1 day' : `${days} days`})`,
  },
  es: {
    line: 'Vida de la cohorte',
    stretch: { applications: 'Postulaciones', matching: 'Emparejamiento', course: 'Curso' },
    state: { past: 'terminado', now: 'ahora', ahead: 'por venir' },
    between: (from: string, until: string) => `${from} – ${until}`,
    from: (from: string) => `desde el ${from}`,
    until: (until: string) => `hasta el ${until}`,
    noDays: 'sin fechas',
    next: {
      open_date: 'Se abren las postulaciones',
      close_date: 'Cierran las postulaciones',
      matching_start: 'Empieza el emparejamiento',
      matching_end: 'Termina el emparejamiento',
      start_date: 'Empieza el curso',
      end_date: 'Termina el curso',
    },
    nextIs: (what: string, day: string, days: number) =>
      days === 0
        ? `Próximo: ${what}, en menos de un día`
        : `Próximo: ${what}, ${day} (en ${days === 1 ? '1 día' : `${days} días`})`,
  },
} as const

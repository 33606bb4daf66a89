/** The words of a document beside those of its steps. */
export const documentWords = {
  en: {
    kind: (module: number) => `Module ${module} · Summary`,
    founder: 'Founder',
    cohort: 'Cohort',
    date: 'Date',
    approved: (date: string) => `Approved on ${date}`,
    approvedBy: (name: string, date: string) => `Approved by ${name} on ${date}`,
    changed: (steps: string) => `Changed since approval: ${steps}`,
    contents: 'Contents',
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    wanted: 'You wanted to find out…',
    reflection: 'What did you learn? What is still open?',
    empty: 'Nothing is written in this module yet.',
    tooLong:
      'The rest is left out here because the document would be too long. It is all in the application.',
  },
  es: {
    kind: (module: number) => `Módulo ${module} · Resumen`,
    founder: 'Emprendedor/a',
    cohort: 'Cohorte',
    date: 'Fecha',
    approved: (date: string) => `Aprobado el ${date}`,
    approvedBy: (name: string, date: string) => `Aprobado por ${name} el ${date}`,
    changed: (steps: string) => `Cambió desde la aprobación: ${steps}`,
    contents: 'Contenido',
    page: (number: number, count: number) => `Página ${number} de ${count}`,
    wanted: 'Querías descubrir…',
    reflection: '¿Qué aprendiste? ¿Qué queda abierto?',
    empty: 'Todavía no hay nada escrito en este módulo.',
    tooLong: 'Aquí falta el resto porque el documento sería demasiado largo. Todo está en la aplicación.',
  },
} as const

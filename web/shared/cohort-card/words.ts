export const words = {
  en: {
    course: (start: string, end: string) => `Course from ${start} to ${end}`,
    courseFrom: (start: string) => `Course from ${start}`,
    selfGuided: 'Self-guided',
    mentored: 'With a mentor',
    until: (date: string) => `Apply until ${date}`,
  },
  es: {
    course: (start: string, end: string) => `Curso del ${start} al ${end}`,
    courseFrom: (start: string) => `Curso desde el ${start}`,
    selfGuided: 'Autoguiada',
    mentored: 'Con mentoría',
    until: (date: string) => `Postúlate hasta el ${date}`,
  },
} as const

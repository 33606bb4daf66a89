/** What the fields of the two steps are called that every module has. */
export const words = {
  en: {
    expectation: 'What do you most want to find out in this module?',
    reflection: 'What did you learn? What is still open?',
  },
  es: {
    expectation: '¿Qué es lo que más quieres descubrir en este módulo?',
    reflection: '¿Qué aprendiste? ¿Qué queda abierto?',
  },
} as const

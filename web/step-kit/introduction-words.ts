/** Words of the introduction screen, side by side. */
export const introductionWords = {
  en: {
    atTheEnd: 'At the end you will have…',
    haveReady: 'Have this ready',
    steps: 'The steps',
    done: 'Complete',
    expectation: 'What do you most want to find out in this module?',
  },
  es: {
    atTheEnd: 'Al final tendrás…',
    haveReady: 'Ten esto a mano',
    steps: 'Los pasos',
    done: 'Completo',
    expectation: '¿Qué es lo que más quieres descubrir en este módulo?',
  },
} as const

export const boardWords = {
  en: {
    lead: 'What people read in the course. A text that you change here changes for this cohort only; everybody else keeps the original.',
    customize: 'Modules, steps, order and start dates',
    views: 'Which steps are shown',
    view: { all: 'All steps', attention: 'To look at', customised: 'Worded by you' },
    off: 'Not used in this cohort',
    order: 'Which steps there are and in which order is set under Customize.',
    customised: (count: number) => (count === 1 ? '1 text of your own' : `${count} texts of your own`),
    originalChanged: 'Original changed',
    missing: { en: 'English missing', es: 'Spanish missing' },
    behind: { en: 'English not up to date', es: 'Spanish not up to date' },
    changed: (name: string, day: string) => `${name}, ${day}`,
    somebody: 'Somebody who has left',
    none: {
      attention: {
        title: 'Nothing to look at',
        why: 'Both languages of every text are there and up to date, and no original has changed under your own words.',
      },
      customised: {
        title: 'Everything is as in the original',
        why: 'Open any step to word it for this cohort, for example with an example from your region.',
      },
    },
    showAll: 'Show all steps',
  },
  es: {
    lead: 'Lo que se lee en el curso. Un texto que cambias aquí cambia solo para esta cohorte; las demás conservan el original.',
    customize: 'Módulos, pasos, orden y fechas de inicio',
    views: 'Qué pasos se muestran',
    view: { all: 'Todos los pasos', attention: 'Por revisar', customised: 'Con tus palabras' },
    off: 'No se usa en esta cohorte',
    order: 'Qué pasos hay y en qué orden se decide en Personalizar.',
    customised: (count: number) => (count === 1 ? '1 texto propio' : `${count} textos propios`),
    originalChanged: 'Cambió el original',
    missing: { en: 'Falta el inglés', es: 'Falta el español' },
    behind: { en: 'Inglés sin actualizar', es: 'Español sin actualizar' },
    changed: (name: string, day: string) => `${name}, ${day}`,
    somebody: 'Alguien que ya no está',
    none: {
      attention: {
        title: 'Nada por revisar',
        why: 'Todos los textos están en los dos idiomas y al día, y ningún original cambió debajo de tus palabras.',
      },
      customised: {
        title: 'Todo está como el original',
        why: 'Abre cualquier paso para redactarlo para esta cohorte, por ejemplo con un ejemplo de tu región.',
      },
    },
    showAll: 'Mostrar todos los pasos',
  },
} as const

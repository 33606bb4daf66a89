/** Words that form fields say, side by side. */
export const formsWords = {
  en: {
    clear: 'Remove all',
    remove: 'Remove',
    removed: 'Removed',
    search: 'Type to search',
    nothingFound: 'Nothing found',
    chooseOrType: 'Choose from the list, or type',
    addOwn: (word: string) => `Add "${word}" as my own word`,
    added: 'Added',
    undecided: (word: string) =>
      `"${word}" is not added yet. Choose from the list, or add it as your own word.`,
    phoneCode: 'Country code',
    words: {
      few: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} of ${min} to ${max} words`,
      right: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} of ${min} to ${max} words`,
      many: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} of ${min} to ${max} words`,
      said: {
        few: ({ min }: { min: number }) => `Not yet ${min} words`,
        right: ({ min, max }: { min: number; max: number }) => `Between ${min} and ${max} words`,
        many: ({ max }: { max: number }) => `More than ${max} words`,
      },
    },
  },
  es: {
    clear: 'Quitar todo',
    remove: 'Quitar',
    removed: 'Quitado',
    search: 'Escribe para buscar',
    nothingFound: 'No se encontró nada',
    chooseOrType: 'Elige de la lista o escribe',
    addOwn: (word: string) => `Agregar "${word}" como palabra propia`,
    added: 'Agregado',
    undecided: (word: string) =>
      `"${word}" aún no está agregado. Elige de la lista o agrégalo como palabra propia.`,
    phoneCode: 'Código de país',
    words: {
      few: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} de ${min} a ${max} palabras`,
      right: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} de ${min} a ${max} palabras`,
      many: ({ count, min, max }: { count: number; min: number; max: number }) =>
        `${count} de ${min} a ${max} palabras`,
      said: {
        few: ({ min }: { min: number }) => `Aún no llega a ${min} palabras`,
        right: ({ min, max }: { min: number; max: number }) => `Entre ${min} y ${max} palabras`,
        many: ({ max }: { max: number }) => `Más de ${max} palabras`,
      },
    },
  },
} as const

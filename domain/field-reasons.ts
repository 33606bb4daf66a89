/** What is wrong with a field, in the words of a form and of a step alike. Apart, because every step needs them. */
export const fieldReasons = {
  required: { en: 'This field is required', es: 'Este campo es obligatorio' },
  selectOne: { en: 'You must select at least one.', es: 'Debes seleccionar al menos uno.' },
  max3: { en: 'You can select at most 3.', es: 'Puedes seleccionar como máximo 3.' },
  notNumber: { en: 'Please enter a number of 0 or more.', es: 'Escribe un número de 0 o más.' },
  percent: {
    en: 'Please enter a percentage between 0 and 100.',
    es: 'Escribe un porcentaje entre 0 y 100.',
  },
  alreadyExists: { en: 'You already added this.', es: 'Ya agregaste esto.' },
} as const

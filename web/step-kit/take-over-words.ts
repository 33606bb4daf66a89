/** Words of the question before a text gives way, side by side. */
export const takeOverWords = {
  en: {
    about: 'What you wrote yourself gives way to this:',
    replace: 'Replace it',
    keep: 'Keep mine',
    close: 'Close',
  },
  es: {
    about: 'Lo que escribiste da lugar a esto:',
    replace: 'Reemplazar',
    keep: 'Dejar lo mío',
    close: 'Cerrar',
  },
} as const

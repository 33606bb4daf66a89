/** Words of the printed models, side by side. */
export const reportWords = {
  en: { head: ['Model', 'How it works with us'] },
  es: { head: ['Modelo', 'Cómo funciona con nosotros'] },
} as const

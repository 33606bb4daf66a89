/** Words of the printed beliefs, side by side. */
export const reportWords = {
  en: { head: ['We believe that…', 'How sure', 'Questions'], of5: (n: number) => `${n} of 5` },
  es: { head: ['Creemos que…', 'Seguridad', 'Preguntas'], of5: (n: number) => `${n} de 5` },
} as const

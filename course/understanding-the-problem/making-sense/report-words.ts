/** Words of the printed verdicts, side by side. */
export const reportWords = {
  en: {
    statement: 'The problem, tested',
    head: ['What we believed', 'Did it hold?', 'What we changed our mind about'],
  },
  es: {
    statement: 'El problema, comprobado',
    head: ['Lo que creíamos', '¿Se sostuvo?', 'En qué cambiamos de opinión'],
  },
} as const

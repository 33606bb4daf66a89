/** Words of a page that is still to come, side by side. */
export const notHereYetWords = {
  en: {
    back: 'Go back',
    badge: 'Being built',
    lead: 'This page is not here yet. This is what it will hold:',
    meanwhile: 'Everything you have saved so far stays safe.',
  },
  es: {
    back: 'Volver',
    badge: 'En construcción',
    lead: 'Esta página todavía no está. Esto es lo que tendrá:',
    meanwhile: 'Todo lo que guardaste hasta ahora sigue a salvo.',
  },
} as const

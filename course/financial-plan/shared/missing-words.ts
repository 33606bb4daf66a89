export const missingWords = {
  en: {
    title: 'First finish "My offerings".',
    step: 'My offerings',
    nothing: 'Nothing here yet',
    readers: 'The team has not named its offerings yet.',
  },
  es: {
    title: 'Primero completa "Mis productos y servicios".',
    step: 'Mis productos y servicios',
    nothing: 'Todavía no hay nada aquí',
    readers: 'El equipo aún no nombra sus productos y servicios.',
  },
} as const

/** What a step lacks that works with offerings, where there are none. */
export const noOfferings = { en: missingWords.en.title, es: missingWords.es.title }

// Spanish leaves four digits together unless it is told to group them.
export const figures = {
  en: new Intl.NumberFormat('en', { useGrouping: 'always' }),
  es: new Intl.NumberFormat('es', { useGrouping: 'always' }),
}

/** How many an activity reaches. */
export const people = {
  en: (n: number) => `${figures.en.format(n)} ${n === 1 ? 'person' : 'people'} a year`,
  es: (n: number) => `${figures.es.format(n)} ${n === 1 ? 'persona' : 'personas'} por año`,
}

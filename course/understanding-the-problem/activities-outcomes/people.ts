import { figures } from '#domain/figures.ts'

/** How many an activity reaches. */
export const people = {
  en: (n: number) => `${figures(n, 'en')} ${n === 1 ? 'person' : 'people'} a year`,
  es: (n: number) => `${figures(n, 'es')} ${n === 1 ? 'persona' : 'personas'} por año`,
}

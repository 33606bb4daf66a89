import type { Locale } from './locale.ts'

const appTexts: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

export async function loadAppTexts(locale: Locale): Promise<object> {
  return (await appTexts[locale]()).default
}

import type { Locale } from './locale.ts'

const appTexts: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

const publicTexts: Record<Locale, () => Promise<{ default: object }>> = {
  en: () => import('./public.en.json', { with: { type: 'json' } }),
  es: () => import('./public.es.json', { with: { type: 'json' } }),
}

/** Texts of a part of the application, which come with its screens. Their one top-level key is the area's name. */
const areaTexts = import.meta.glob<object>('./areas/*.json', { import: 'default' })

export type Area = 'home' | 'cohort-admin' | 'matching' | 'joining' | 'forms' | 'profile'

export async function loadAreaTexts(locale: Locale, area: Area): Promise<object> {
  const load = areaTexts[`./areas/${area}.${locale}.json`]
  if (!load) throw new Error(`There are no texts for ${area}`)
  return load()
}

export async function loadAppTexts(locale: Locale): Promise<object> {
  return (await appTexts[locale]()).default
}

export async function loadPublicTexts(locale: Locale): Promise<object> {
  return (await publicTexts[locale]()).default
}

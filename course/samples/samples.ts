import type { PlanData } from '#domain/plan/plan-data.ts'
import { type SampledModule, type SampleName, sampledModules } from './names.ts'
import type { Plan } from './shared/draft.ts'
import type { Written } from './shared/records.ts'

export type SampleProject = {
  readonly name: string
  readonly problem: string
  readonly solution: string
  readonly countries: readonly string[]
}
/** A finished plan to look at: what is written up to the end of a module. */
export type Sample = { readonly project: SampleProject; readonly data: PlanData }

type Locale = 'en' | 'es'
type Loads<T> = Readonly<Record<Locale, () => Promise<T>>>
type Modules<T> = Readonly<Record<SampledModule, Loads<T>>>

const clayFilter: Modules<(startedAt: string) => Plan> = {
  one: {
    en: async () => (await import('./clay-filter/one.en.ts')).moduleOne,
    es: async () => (await import('./clay-filter/one.es.ts')).moduleOne,
  },
  two: {
    en: async () => (await import('./clay-filter/two.en.ts')).moduleTwo,
    es: async () => (await import('./clay-filter/two.es.ts')).moduleTwo,
  },
  three: {
    en: async () => (await import('./clay-filter/three.en.ts')).moduleThree,
    es: async () => (await import('./clay-filter/three.es.ts')).moduleThree,
  },
  four: {
    en: async () => (await import('./clay-filter/four.en.ts')).moduleFour,
    es: async () => (await import('./clay-filter/four.es.ts')).moduleFour,
  },
  five: {
    en: async () => (await import('./clay-filter/five.en.ts')).moduleFive,
    es: async () => (await import('./clay-filter/five.es.ts')).moduleFive,
  },
  six: {
    en: async () => (await import('./clay-filter/six.en.ts')).moduleSix,
    es: async () => (await import('./clay-filter/six.es.ts')).moduleSix,
  },
  seven: {
    en: async () => (await import('./clay-filter/seven.en.ts')).moduleSeven,
    es: async () => (await import('./clay-filter/seven.es.ts')).moduleSeven,
  },
  eight: {
    en: async () => (await import('./clay-filter/eight.en.ts')).moduleEight,
    es: async () => (await import('./clay-filter/eight.es.ts')).moduleEight,
  },
  nine: {
    en: async () => (await import('./clay-filter/nine.en.ts')).moduleNine,
    es: async () => (await import('./clay-filter/nine.es.ts')).moduleNine,
  },
}

const otraVuelta: Modules<Written> = {
  one: {
    en: async () => (await import('./otra-vuelta/one.en.json', { with: { type: 'json' } })).default.records,
    es: async () => (await import('./otra-vuelta/one.es.json', { with: { type: 'json' } })).default.records,
  },
  two: {
    en: async () => (await import('./otra-vuelta/two.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/two.es.json', { with: { type: 'json' } })).default,
  },
  three: {
    en: async () => (await import('./otra-vuelta/three.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/three.es.json', { with: { type: 'json' } })).default,
  },
  four: {
    en: async () => (await import('./otra-vuelta/four.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/four.es.json', { with: { type: 'json' } })).default,
  },
  five: {
    en: async () => (await import('./otra-vuelta/five.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/five.es.json', { with: { type: 'json' } })).default,
  },
  six: {
    en: async () => (await import('./otra-vuelta/six.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/six.es.json', { with: { type: 'json' } })).default,
  },
  seven: {
    en: async () => (await import('./otra-vuelta/seven.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/seven.es.json', { with: { type: 'json' } })).default,
  },
  eight: {
    en: async () => (await import('./otra-vuelta/eight.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/eight.es.json', { with: { type: 'json' } })).default,
  },
  nine: {
    en: async () => (await import('./otra-vuelta/nine.en.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./otra-vuelta/nine.es.json', { with: { type: 'json' } })).default,
  },
}

const projects: Readonly<Record<SampleName, Loads<SampleProject>>> = {
  'clay-filter': {
    en: async () => (await import('./clay-filter/one.en.ts')).project,
    es: async () => (await import('./clay-filter/one.es.ts')).project,
  },
  'otra-vuelta': {
    en: async () => (await import('./otra-vuelta/one.en.json', { with: { type: 'json' } })).default.project,
    es: async () => (await import('./otra-vuelta/one.es.json', { with: { type: 'json' } })).default.project,
  },
}

// A plan of no date: what is shown of the day on which somebody began is the same for every reader.
const startedAt = '2026-07-06T15:00:00.000Z'

const records = {
  'clay-filter': async (modules: readonly SampledModule[], locale: Locale): Promise<Written> => {
    const [{ writtenIn }, ...plans] = await Promise.all([
      import('./shared/records.ts'),
      ...modules.map((module) => clayFilter[module][locale]()),
    ])
    return writtenIn(plans.map((plan) => plan(startedAt)))
  },
  'otra-vuelta': async (modules: readonly SampledModule[], locale: Locale): Promise<Written> => {
    const [{ joinWritten }, ...parts] = await Promise.all([
      import('./shared/records.ts'),
      ...modules.map((module) => otraVuelta[module][locale]()),
    ])
    return joinWritten(parts)
  },
}

/** A sample plan as it stands at the end of a module, in the language of its reader. */
export async function sampleOf(name: SampleName, module: SampledModule, locale: Locale): Promise<Sample> {
  const modules = sampledModules.slice(0, sampledModules.indexOf(module) + 1)
  const [project, written, { planDataOf }] = await Promise.all([
    projects[name][locale](),
    records[name](modules, locale),
    import('./shared/records.ts'),
  ])
  return { project, data: planDataOf(written, name) }
}

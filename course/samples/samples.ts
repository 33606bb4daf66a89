import type { PlanData } from '#domain/plan/plan-data.ts'
import type { SampledModule, SampleName } from './names.ts'
import type { Written } from './shared/records.ts'

export type SampleProject = { readonly name: string; readonly problem: string }
/** A finished plan to look at: all that the rooms of a module read and write. */
export type Sample = { readonly project: SampleProject; readonly data: PlanData }

type Part = { readonly project: SampleProject; readonly records: Written }
type Load = () => Promise<Part>
type Loads = Readonly<Record<SampledModule, Readonly<Record<'en' | 'es', Load>>>>

// A plan of no date: what is shown of the day on which somebody began is the same for every reader.
const startedAt = '2026-07-06T15:00:00.000Z'

async function clayFilter(load: Promise<typeof import('./clay-filter/one.en.ts')>): Promise<Part> {
  const [{ project, moduleOne }, { writtenIn }] = await Promise.all([load, import('./shared/records.ts')])
  return { project, records: writtenIn(moduleOne(startedAt)) }
}

const loads: Readonly<Record<SampleName, Loads>> = {
  'clay-filter': {
    one: {
      en: () => clayFilter(import('./clay-filter/one.en.ts')),
      es: () => clayFilter(import('./clay-filter/one.es.ts')),
    },
  },
  'otra-vuelta': {
    one: {
      en: async () => (await import('./otra-vuelta/one.en.json', { with: { type: 'json' } })).default,
      es: async () => (await import('./otra-vuelta/one.es.json', { with: { type: 'json' } })).default,
    },
  },
}

/** One module of a sample plan in the language of its reader. */
export async function sampleOf(
  name: SampleName,
  module: SampledModule,
  locale: 'en' | 'es',
): Promise<Sample> {
  const load = loads[name][module][locale]
  const [{ project, records }, { planDataOf }] = await Promise.all([load(), import('./shared/records.ts')])
  return { project, data: planDataOf(records, name) }
}

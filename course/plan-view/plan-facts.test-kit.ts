import type { SampleName } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { shippedModels } from '#course/shipped-models.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import type { PlanFacts } from './plan-view.ts'

/** A project of a cohort that takes every module, of which none is approved and nothing is written. */
export const emptyFacts: PlanFacts = {
  plan: {},
  project: { name: 'Pottery', countries: ['KE'], sectors: ['water'], stage: null },
  founder: 'Achieng Odhiambo',
  cohort: 'Spring 2027',
  today: '2027-03-01T10:00:00.000Z',
  modules: moduleSlugs,
  validated: [],
}

/** A sample plan, whole. */
export async function sampleFacts(name: SampleName, locale: ReportLocale): Promise<PlanFacts> {
  const { project, data } = await sampleOf(name, 'nine', locale)
  return {
    ...emptyFacts,
    plan: { ...data, model: data.model ?? shippedModels },
    project: { ...emptyFacts.project, name: project.name, countries: project.countries },
  }
}

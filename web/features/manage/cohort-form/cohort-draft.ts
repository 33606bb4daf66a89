import { courseModules } from '#course/course.ts'
import { cohortDates, cohortFlags, cohortTexts } from '#domain/programme/cohort.ts'
import { type CohortPlan, laterBy } from '#domain/programme/cohort-dates.ts'
import { asShipped, type StepPlan } from '#domain/programme/cohort-steps.ts'
import type { Operations } from '#web/data/api-types.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { dayOf, firstMoment, lastMoment } from '#web/shared/days.ts'
import type { FormCohort } from './cohort-documents.ts'

export type CohortText = (typeof cohortTexts)[number]
export type CohortDate = (typeof cohortDates)[number]
export type CohortFlag = (typeof cohortFlags)[number]

export type ModuleDraft = StepPlan & {
  readonly module_id: string
  readonly slug: string
  readonly name: string
  readonly active: boolean
  readonly start: string
  readonly customised: boolean
}

/** A cohort as it stands in the form: days as days, and nothing that is not there. */
export type CohortDraft = Record<CohortText, string> &
  Record<CohortDate, string> &
  Record<CohortFlag, boolean> & { readonly modules: readonly ModuleDraft[] }

export type CohortSet = Operations['CreateCohort']['variables']['data']

const fromEach = <Name extends string, Value>(names: readonly Name[], find: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, find(name)])) as Record<Name, Value>

const onAtFirst: readonly CohortFlag[] = ['registration_open', 'matching', 'notifications']

export function emptyDraft(locale: Locale): CohortDraft {
  return {
    ...fromEach(cohortTexts, () => ''),
    ...fromEach(cohortDates, () => ''),
    ...fromEach(cohortFlags, (name) => onAtFirst.includes(name)),
    modules: courseModules.map(({ id, slug, name }) => ({
      ...{ module_id: id, slug, name: name[locale] },
      ...{ active: true, start: '', customised: false },
      ...asShipped,
    })),
  }
}

export function draftOf(cohort: FormCohort): CohortDraft {
  return {
    ...fromEach(cohortTexts, (name) => cohort[name] ?? ''),
    ...fromEach(cohortDates, (name) => dayOf(cohort[name])),
    ...fromEach(cohortFlags, (name) => cohort[name] === true),
    modules: (cohort.module_data ?? []).map(
      ({ module_id, slug, module_name, active, start, customised, step_order, steps_off }) => ({
        ...{ module_id, slug, name: module_name, active, customised },
        start: dayOf(start),
        ...{ step_order, steps_off },
      }),
    ),
  }
}

/** The same some weeks later, under a name that is still to be chosen. */
export function copyOf(cohort: FormCohort, weeks: number): CohortDraft {
  const draft = draftOf(cohort)
  const later = (day: string | null | undefined) => dayOf(laterBy(day, weeks))
  return {
    ...draft,
    ...fromEach(cohortDates, (name) => later(cohort[name])),
    title: '',
    modules: draft.modules.map((module, index) => ({
      ...module,
      start: later(cohort.module_data?.[index]?.start),
    })),
  }
}

const ends: readonly CohortDate[] = ['close_date', 'matching_end', 'end_date']

/** A window begins with its first day and ends when its last one is over. */
const momentOf = (name: CohortDate, day: string) =>
  day === '' ? null : ends.includes(name) ? lastMoment(day) : firstMoment(day)

const modulesOf = ({ modules }: Pick<CohortDraft, 'modules'>) =>
  modules.map(({ module_id, name, active, start, step_order, steps_off }) => ({
    ...{ module_id, module_name: name, active, step_order, steps_off },
    start: start === '' ? null : firstMoment(start),
  }))

export const planOf = (draft: CohortDraft): CohortPlan => ({
  self_guided: draft.self_guided,
  ...fromEach(cohortDates, (name) => momentOf(name, draft[name])),
  module_data: modulesOf(draft),
})

/** What is sent to make it. */
export const wholeSet = (draft: CohortDraft): CohortSet => changedSet(null, draft)

/** What differs from what is stored; a day that was not touched keeps its hour. */
export function changedSet(base: CohortDraft | null, draft: CohortDraft): CohortSet {
  const set: Record<string, unknown> = {}
  for (const name of [...cohortTexts, ...cohortFlags])
    if (base?.[name] !== draft[name]) set[name] = draft[name]
  for (const name of cohortDates) if (base?.[name] !== draft[name]) set[name] = momentOf(name, draft[name])
  if (JSON.stringify(base?.modules) !== JSON.stringify(draft.modules)) set.module_data = modulesOf(draft)
  return set as CohortSet
}

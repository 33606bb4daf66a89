import { courseModules, moduleById } from '#course/course.ts'
import { AppError, type FieldError } from '#domain/errors.ts'
import {
  cohortDates,
  cohortFields,
  cohortFlags,
  cohortTexts,
  cohortWritable,
  writtenModules,
} from '#domain/programme/cohort.ts'
import { dateFaults } from '#domain/programme/cohort-dates.ts'
import { asShipped, isStepPlan, type StepPlan, tidyPlan } from '#domain/programme/cohort-steps.ts'
import { isEmail } from '#domain/text.ts'
import type { CohortInsertInput, CohortModuleDataInsertInput } from '#server/api-types.ts'
import { validate } from '#server/validate.ts'
import type { ModuleRow } from './cohorts.ts'

type Values = Record<string, string | boolean | null>
export type WrittenCohort = { readonly values: Values; readonly modules: readonly ModuleRow[] | null }

const writable = {
  ...Object.fromEntries(cohortWritable.map((name) => [name, cohortFields[name]])),
  module_data: writtenModules,
}

/** Checked field by field; what is left empty has the empty value of its column. */
export function writtenCohort(given: CohortInsertInput, known: readonly ModuleRow[]): WrittenCohort {
  validate(writable, given)
  const values: Values = {}
  for (const name of cohortTexts) if (name in given) values[name] = given[name]?.trim() ?? ''
  for (const name of cohortFlags) if (name in given) values[name] = given[name] ?? false
  for (const name of cohortDates) if (name in given) values[name] = moment(given[name])
  const { title, cohort_lead_email: email } = values
  if (title === '') throw refused([{ field: 'title', reason: 'required' }])
  if (typeof email === 'string' && email !== '' && !isEmail(email))
    throw refused([{ field: 'cohort_lead_email', reason: 'notEmail' }])
  const { module_data: entries } = given
  return { values, modules: entries ? modulesIn(entries, known) : null }
}

/** Refuses dates that cannot be meant so. */
export function refuseDates(plan: Parameters<typeof dateFaults>[0]): void {
  const faults = dateFaults(plan)
  if (faults.length > 0) throw refused(faults)
}

/** Every module of the course as it is taught by itself: all of them, from the beginning. */
export const shippedModules = (locale: 'en' | 'es'): ModuleRow[] =>
  courseModules.map(({ id, slug, name }) => ({
    module_id: id,
    module_name: name[locale],
    slug,
    active: true,
    customised: false,
    start: null,
    ...asShipped,
  }))

function modulesIn(
  entries: readonly CohortModuleDataInsertInput[],
  known: readonly ModuleRow[],
): ModuleRow[] {
  const ids = entries.map(({ module_id }) => module_id ?? '')
  const isWhole =
    new Set(ids).size === ids.length &&
    ids.every((id) => moduleById(id)) &&
    known.every(({ module_id }) => ids.includes(module_id))
  if (!isWhole) throw refused([{ field: 'module_data', reason: 'otherModules' }])
  return entries.flatMap(({ module_id, module_name, active, start, ...given }) => {
    const shipped = moduleById(module_id ?? '')
    const before = known.find((entry) => entry.module_id === module_id)
    if (!shipped) return []
    const plan = stepPlanIn(given, before ?? asShipped)
    if (!isStepPlan(shipped.steps, plan)) throw refused([{ field: 'module_data', reason: 'otherSteps' }])
    return [
      {
        module_id: shipped.id,
        module_name: module_name?.trim() || shipped.name.en,
        slug: before?.slug ?? shipped.slug,
        active: active === true,
        customised: before?.customised ?? false,
        start: moment(start),
        ...tidyPlan(shipped.steps, plan),
      },
    ]
  })
}

/** What is not said of the steps stays as it is. */
const stepPlanIn = (given: CohortModuleDataInsertInput, before: StepPlan): StepPlan => ({
  step_order: given.step_order ?? before.step_order,
  steps_off: given.steps_off ?? before.steps_off,
})

const moment = (date: string | null | undefined) => (date ? new Date(date).toISOString() : null)

const refused = (fields: FieldError[]) =>
  new AppError('BAD_USER_INPUT', { fields, ...(fields[0] && { reason: fields[0].reason }) })

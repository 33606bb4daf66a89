import { date, flag, group, line, list, text, whole } from '#domain/fields.ts'

/** Steps of a module, by name. */
const stepNames = list(line(80), 40)

export const moduleEntry = group({
  module_id: text(24),
  module_name: line(120),
  slug: text(40),
  active: flag(),
  customised: flag(),
  start: date(),
  step_order: stepNames,
  steps_off: stepNames,
})

export const cohortFields = {
  org_id: text(24),
  owner: text(24),
  title: line(200),
  description: text(10000),
  duration: line(120),
  open_date: date(),
  close_date: date(),
  matching_start: date(),
  matching_end: date(),
  start_date: date(),
  end_date: date(),
  extra_mentors: flag(),
  private: flag(),
  self_guided: flag(),
  simple_onboard: flag(),
  matching: flag(),
  registration_open: flag(),
  notifications: flag(),
  cohort_lead_name: line(160),
  cohort_lead_email: line(254),
  custom_welcome_message: text(10000),
  approved: flag(),
  entrepreneur_threads: flag(),
  version: whole(0, 2_000_000_000),
  module_data: list(moduleEntry, 40),
} as const

export const cohortFlags = [
  'private',
  'registration_open',
  'matching',
  'self_guided',
  'simple_onboard',
  'extra_mentors',
  'notifications',
  'entrepreneur_threads',
] as const satisfies readonly (keyof typeof cohortFields)[]

export const cohortDates = [
  'open_date',
  'close_date',
  'matching_start',
  'matching_end',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof typeof cohortFields)[]

export const cohortTexts = [
  'title',
  'description',
  'duration',
  'cohort_lead_name',
  'cohort_lead_email',
  'custom_welcome_message',
] as const satisfies readonly (keyof typeof cohortFields)[]

/** What the managers of the organisation set; the modules beside it. */
export const cohortWritable = [...cohortTexts, ...cohortDates, ...cohortFlags] as const

/**
 * Of a module, a cohort says whether, when and under what name it is taught, in which order its steps come and which are
 * left out; its place in the list is its order.
 */
export const writtenModules = list(
  group({
    module_id: text(24),
    module_name: line(120),
    active: flag(),
    start: date(),
    step_order: stepNames,
    steps_off: stepNames,
  }),
  40,
)

/** What anybody who may know of the cohort sees of it. */
export const cohortCard = [
  'title',
  'description',
  'duration',
  'open_date',
  'close_date',
  'matching_start',
  'matching_end',
  'start_date',
  'end_date',
  'self_guided',
  'simple_onboard',
  'registration_open',
  'custom_welcome_message',
] as const

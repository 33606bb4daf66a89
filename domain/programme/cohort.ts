import { date, flag, group, list, text, whole } from '#domain/fields.ts'

export const moduleEntry = group({
  module_id: text(24),
  module_name: text(120),
  slug: text(40),
  active: flag(),
  customised: flag(),
  start: date(),
})

export const cohortFields = {
  org_id: text(24),
  owner: text(24),
  title: text(200),
  description: text(10000),
  duration: text(120),
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
  cohort_lead_name: text(160),
  cohort_lead_email: text(254),
  custom_welcome_message: text(10000),
  approved: flag(),
  entrepreneur_threads: flag(),
  version: whole(0, 2_000_000_000),
  module_data: list(moduleEntry, 40),
} as const

/** What the managers of the organisation set while the cohort runs. */
export const cohortWritable = [
  'entrepreneur_threads',
] as const satisfies readonly (keyof typeof cohortFields)[]

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

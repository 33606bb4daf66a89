import { flag, group, line, list, option, text } from '#domain/fields.ts'
import { businessStages } from '#domain/options/people.ts'
import { projectStatuses } from '#domain/options/programme.ts'

const teamMember = group({
  user_id: text(24),
  name: line(160),
  role: text(120),
  strength: text(500),
  activities: list(text(300), 60),
  email: text(254),
})

type Told = keyof typeof teamMember.fields

/** Somebody whom the plan describes; with an account where they were let in. */
export type TeamMember = {
  readonly [K in Exclude<Told, 'activities'>]?: string | null | undefined
} & { readonly activities?: readonly string[] | null | undefined }

export const projectFields = {
  name: line(200),
  cohort_id: text(24),
  owner_id: text(24),
  mentor: text(24),
  org_id: text(24),
  countries: list(text(80), 30),
  mentor_agreement: flag(),
  entrepreneur_agreement: flag(),
  problem: text(5000),
  sectors: list(text(120), 20),
  solution: text(5000),
  stage: option(businessStages),
  status: option(projectStatuses),
  type: text(120),
  team_members: list(teamMember, 40),
} as const

/** Owner and team may write these; the team list only the owner; status only managers. */
export const projectContent = [
  'name',
  'countries',
  'problem',
  'sectors',
  'solution',
  'stage',
  'type',
] as const
export const projectWritable = [...projectContent, 'team_members', 'status'] as const

export type ProjectWritable = (typeof projectWritable)[number]

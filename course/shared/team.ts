import { isBlank } from '#domain/plan/messages.ts'
import type { PlanData, ProjectRecord } from '#domain/plan/plan-data.ts'
import type { TeamMember } from '#domain/programme/project.ts'

/** Somebody of the team, as a card shows them. */
export type Member = {
  /** Of the account; empty where there is none. */
  readonly user_id: string
  readonly name: string
  readonly role: string
  readonly strength: string
  readonly activities: readonly string[]
  readonly email: string
}

const memberOf = (member: TeamMember): Member => ({
  user_id: member.user_id ?? '',
  name: member.name ?? '',
  role: member.role ?? '',
  strength: member.strength ?? '',
  activities: member.activities ?? [],
  email: member.email ?? '',
})

export const newMember: Member = memberOf({})

const nameOfOwner = ({ owner }: ProjectRecord) =>
  [owner?.first_name, owner?.last_name].filter((part) => !isBlank(part)).join(' ')

/** Everybody of the team, the owner first: also while nothing is written about them. */
export function membersOf({ project: [project] = [] }: PlanData): readonly Member[] {
  if (!project) return []
  const listed = (project.team_members ?? []).map(memberOf)
  const { owner_id } = project
  if (!owner_id) return listed
  const owner = listed.find(({ user_id }) => user_id === owner_id)
  const first = owner ?? { ...newMember, user_id: owner_id, name: nameOfOwner(project) }
  return [first, ...listed.filter((one) => one !== owner)]
}

export const isOwner = ({ project: [project] = [] }: PlanData, { user_id }: Member): boolean =>
  user_id !== '' && user_id === project?.owner_id

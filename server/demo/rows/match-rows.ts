import type { Side } from '#domain/progress/agreement.ts'
import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import { type Match, matches, requests, selections } from '#server/demo/programme/matches.ts'
import { newId } from '#server/new-id.ts'
import { agreementHash, currentVersion } from '#server/verbs/agreement/agreement-text.ts'
import { projectCalled, type World } from './world.ts'

type StoredMatch = { readonly told: Match; readonly id: string }

export function storeMatches({ moment }: World): StoredMatch[] {
  return matches.map((told) => ({ told, id: newId(Date.parse(moment(told.accepted))) }))
}

export function mentorshipRows(stored: readonly StoredMatch[], { moment, user, project }: World): Row[] {
  return stored.map(({ told, id }) => ({
    id,
    project_id: project(told.project),
    mentor_id: user(told.mentor),
    slot: told.slot,
    started_at: moment(told.accepted),
    started_by: user(projectCalled(told.project).owner),
  }))
}

export function agreementRows(stored: readonly StoredMatch[], world: World): Row[] {
  return stored.flatMap(({ told, id }) => [
    ...signature(world, told, id, 'entrepreneur', projectCalled(told.project).owner, told.entrepreneurSigned),
    ...signature(world, told, id, 'mentor', told.mentor, told.mentorSigned),
  ])
}

function signature(
  { moment, user, project }: World,
  told: Match,
  mentorshipId: string,
  side: Side,
  signer: string,
  day: number | undefined,
): Row[] {
  const person = people.find(({ key }) => key === signer)
  if (day === undefined || !person) return []
  return [
    {
      id: newId(Date.parse(moment(day))),
      mentorship_id: mentorshipId,
      project_id: project(told.project),
      signer_id: user(signer),
      side,
      full_name: `${person.first} ${person.last}`,
      text_version: currentVersion,
      text_hash: agreementHash,
      signed_at: moment(day),
    },
  ]
}

export function connectRequestRows({ moment, user, project }: World): Row[] {
  const accepted = matches.map(({ asked: day, accepted: decided, ...rest }) => ({
    ...rest,
    day,
    decided,
    status: 'accepted',
    reason: '',
  }))
  return [...accepted, ...requests].map((request) => ({
    id: newId(Date.parse(moment(request.day))),
    project_id: project(request.project),
    mentor_id: user(request.mentor),
    status: request.status,
    message: request.message,
    reason: request.reason ?? '',
    created_at: moment(request.day),
    decided_at: request.decided === undefined ? null : moment(request.decided),
  }))
}

export function selectionRows({ moment, user, project }: World): Row[] {
  return selections.map(([mentor, chosen, day]) => ({
    mentor_id: user(mentor),
    project_id: project(chosen),
    created_at: moment(day),
  }))
}

import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import { applications } from '#server/demo/programme/applications.ts'
import { threads } from '#server/demo/programme/feedback.ts'
import { matches, requests } from '#server/demo/programme/matches.ts'
import { moduleProgress } from '#server/demo/programme/reviews.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { newId } from '#server/new-id.ts'
import type { NoticeData } from '#server/notices/notice-mail.ts'
import { threadPath } from '#server/notices/tell-feedback.ts'
import { fieldIdOf } from './voice-rows.ts'
import { projectCalled, type World } from './world.ts'

type Notice = {
  readonly to: string
  readonly kind: NoticeKind
  readonly day: number
  readonly data: NoticeData
  readonly isRead?: boolean
}

/** Older than this, people have seen it. */
const freshDays = 6

export function notificationRows(world: World): Row[] {
  const { moment, user } = world
  const notices = [
    ...aboutApplications(world),
    ...aboutMatches(world),
    ...aboutRequests(world),
    ...aboutReviews(world),
    ...aboutFeedback(world),
  ]
  return notices.map(({ to, kind, day, data, isRead = day < -freshDays }) => ({
    id: newId(Date.parse(moment(day))),
    user_id: user(to),
    kind,
    data,
    created_at: moment(day),
    read_at: isRead ? moment(day, 300) : null,
  }))
}

function nameOf(key: string): string {
  const person = people.find((one) => one.key === key)
  return person ? `${person.first} ${person.last}` : ''
}

function about(world: World, projectKey: string) {
  const { name, cohort } = projectCalled(projectKey)
  const id = world.project(projectKey)
  return {
    project_id: id,
    project_name: name,
    cohort_id: world.cohort(cohort),
    path: `/home/project/${id}`,
  }
}

function aboutApplications({ cohort }: World): Notice[] {
  return applications.flatMap(({ person, cohort: key, decisions }) =>
    decisions.map(({ day, to, message = '' }) => ({
      to: person,
      kind: 'applicationDecided' as const,
      day,
      data: { cohort_id: cohort(key), status: to, message, path: '/home/applications' },
    })),
  )
}

function aboutMatches(world: World): Notice[] {
  return matches.flatMap(({ project, mentor, accepted, mentorSigned, entrepreneurSigned }): Notice[] => {
    const data = about(world, project)
    const { owner } = projectCalled(project)
    const isHalfSigned = (mentorSigned === undefined) !== (entrepreneurSigned === undefined)
    const waiting: Notice[] = isHalfSigned
      ? [
          {
            to: mentorSigned === undefined ? mentor : owner,
            kind: 'agreementWaiting',
            day: mentorSigned ?? entrepreneurSigned ?? accepted,
            data: { ...data, person_name: nameOf(mentorSigned === undefined ? owner : mentor) },
          },
        ]
      : []
    return [
      { to: owner, kind: 'matched', day: accepted, data: { ...data, person_name: nameOf(mentor) } },
      { to: mentor, kind: 'connectAccepted', day: accepted, data: { ...data, person_name: nameOf(owner) } },
      ...waiting,
    ]
  })
}

function aboutRequests(world: World): Notice[] {
  return requests.flatMap(({ project, mentor, day, status, decided, message, reason }): Notice[] => {
    const data = about(world, project)
    if (status === 'asked') {
      const { owner } = projectCalled(project)
      return [
        {
          to: owner,
          kind: 'connectRequest',
          day,
          data: { ...data, person_name: nameOf(mentor), message, path: '/home' },
        },
      ]
    }
    if (decided === undefined || (status !== 'declined' && status !== 'closed')) return []
    const told = { ...data, message: reason ?? '', path: '/home/matching' }
    return [{ to: mentor, kind: 'connectDeclined', day: decided, data: told }]
  })
}

function aboutReviews(world: World): Notice[] {
  return moduleProgress.flatMap(({ project, module, by, rounds }) => {
    const { owner } = projectCalled(project)
    const data = about(world, project)
    const path = `${data.path}/${module}/summary`
    return rounds.flatMap(({ asked, decided }): Notice[] => {
      const request: Notice = {
        to: by,
        kind: 'reviewRequested',
        day: asked,
        data: { ...data, path, person_name: nameOf(owner) },
        isRead: decided !== undefined,
      }
      if (!decided) return [request]
      const kind = decided.as === 'approved' ? 'moduleApproved' : 'moduleSentBack'
      const told = { ...data, path, person_name: nameOf(by), message: decided.message }
      return [request, { to: owner, kind, day: decided.day, data: told }]
    })
  })
}

/** The other side hears of a message: the mentor (or the organiser who answers) of the owner's, and back. */
function aboutFeedback(world: World): Notice[] {
  return threads.flatMap((thread) => {
    const { project, messages } = thread
    const { owner } = projectCalled(project)
    const field_id = fieldIdOf(thread, world.plans)
    const others = messages.map(({ by }) => by).filter((by) => by !== owner && by !== 'kevin')
    const data = about(world, project)
    return messages.flatMap(({ by, day, text, unread }): Notice[] => {
      const to = others.includes(by) ? owner : others[0]
      if (!to) return []
      const path = threadPath(data.project_id, field_id)
      const told = { ...data, field_id, path, person_name: nameOf(by), message: text }
      return [{ to, kind: 'feedback', day, data: told, isRead: !unread }]
    })
  })
}

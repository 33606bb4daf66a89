import { type Actor, managesOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'
import { isWithin } from './programme.ts'

export type AnnouncementFacts = {
  readonly audience: 'everybody' | 'managers' | 'organisation' | 'cohort'
  readonly orgId: string | null
  readonly cohortId: string | null
  readonly role: string | null
  readonly visibleFrom: string | null
  readonly visibleUntil: string | null
}

/** Where the caller takes part: own, team or mentored projects, applications that wait or were approved. */
export type Whereabouts = {
  readonly orgIds: readonly string[]
  readonly cohortIds: readonly string[]
}

/** Managers see what is theirs to change at any time; everybody else what is meant for them, while it is up. */
export function readAnnouncement(
  actor: Actor,
  news: AnnouncementFacts,
  whereabouts: Whereabouts,
  now: Date,
): Answer {
  if (writesAnnouncement(actor, news)) return 'allowed'
  const isUp = isWithin(now, news.visibleFrom, news.visibleUntil)
  const isMeant = news.role === null || news.role === actor.role
  return allowedIf(isUp && isMeant && isAddressed(actor, news, whereabouts), 'hidden')
}

function isAddressed(actor: Actor, news: AnnouncementFacts, whereabouts: Whereabouts): boolean {
  switch (news.audience) {
    case 'everybody':
      return true
    case 'managers':
      return actor.role === 'admin'
    case 'organisation':
      return news.orgId !== null && whereabouts.orgIds.includes(news.orgId)
    case 'cohort':
      return news.cohortId !== null && whereabouts.cohortIds.includes(news.cohortId)
  }
}

/** Whoever may not announce in an organisation does not learn whether there is one. */
export function announce(actor: Actor, news: Place): Answer {
  return allowedIf(writesAnnouncement(actor, news), isOfPlatform(news) ? 'forbidden' : 'hidden')
}

/** The platform's announcements belong to super admins, an organisation's to its managers. */
export function writeAnnouncement(
  actor: Actor,
  news: AnnouncementFacts,
  whereabouts: Whereabouts,
  now: Date,
): Answer {
  if (writesAnnouncement(actor, news)) return 'allowed'
  return readAnnouncement(actor, news, whereabouts, now) === 'allowed' ? 'forbidden' : 'hidden'
}

type Place = Pick<AnnouncementFacts, 'audience' | 'orgId'>

const isOfPlatform = ({ audience }: Place) => audience === 'everybody' || audience === 'managers'

function writesAnnouncement(actor: Actor, news: Place): boolean {
  if (isOfPlatform(news) || news.orgId === null) return actor.isSuper
  return managesOrg(actor, news.orgId)
}

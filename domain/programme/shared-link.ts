import { choice } from '#domain/options/choice.ts'

/** Links of one project that work at the same time. */
export const mostSharedLinks = 20
export const longestLabel = 80
export const daysShared = { usual: 30, most: 365 } as const

export const sharedKinds = [
  choice('plan', 'Business plan', 'Plan de negocio'),
  choice('canvas', 'One page at a glance', 'Una página de un vistazo'),
] as const

export type SharedLinkState =
  /** Whoever has the address can read. */
  | 'live'
  | 'ended'
  | 'revoked'
  /** Whoever made it is not in the team any more, and nobody reads by it. */
  | 'left'

export type SharedLinkTimes = {
  readonly ends_at: string
  readonly revoked_at: string | null
  readonly isMakerInside: boolean
}

export function sharedLinkState(link: SharedLinkTimes, now: Date): SharedLinkState {
  if (link.revoked_at) return 'revoked'
  if (now >= new Date(link.ends_at)) return 'ended'
  return link.isMakerInside ? 'live' : 'left'
}

const day = 86_400_000

/** Whether a link may end then: later than now, and not later than a year and the rest of its last day. */
export function mayEndAt(moment: Date, now: Date): boolean {
  const ahead = moment.getTime() - now.getTime()
  return ahead > 0 && ahead <= (daysShared.most + 1) * day
}

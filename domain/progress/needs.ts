/** What may need an organiser, those first for whom somebody waits. */
export const needKinds = [
  'review',
  'question',
  'application',
  'draft',
  'unmatched',
  'unsigned',
  'date',
  'quietTeam',
  'quietMentor',
  'bug',
] as const
export type NeedKind = (typeof needKinds)[number]

/** Where somebody else can be asked to move: one reminder a day for each person and kind. */
export const remindedKinds = ['review', 'question', 'unsigned', 'quietTeam', 'quietMentor'] as const
export type RemindedKind = (typeof remindedKinds)[number]

export const isNeedKind = (text: string): text is NeedKind => needKinds.some((kind) => kind === text)
export const isReminded = (kind: string): kind is RemindedKind => remindedKinds.some((one) => one === kind)

export type Need = {
  readonly kind: NeedKind
  /** Since when it waits; of what has a date, that date. */
  readonly since: string
  /** How many days are all right; of what has a date, how many days before it counts. */
  readonly allowed: number
}

export type Standing = {
  /** Whole days that have passed; below zero, that are left. */
  readonly days: number
  readonly isLate: boolean
}

const day = 24 * 60 * 60 * 1000
const dated: readonly NeedKind[] = ['date', 'unmatched']
/** A day too long counts twice where a team, an applicant or a partner waits for an answer. */
const waitedFor: readonly NeedKind[] = ['review', 'question', 'application', 'draft', 'unmatched']

export function standingOf({ kind, since, allowed }: Need, now: Date): Standing {
  const days = Math.floor((now.getTime() - Date.parse(since)) / day)
  return { days, isLate: dated.includes(kind) ? days >= 0 : days >= allowed }
}

/** How many days beyond what is all right, weighed by who waits. */
function urgency(need: Need, now: Date): number {
  const days = (now.getTime() - Date.parse(need.since)) / day
  const beyond = dated.includes(need.kind) ? days + need.allowed : days - need.allowed
  return beyond * (waitedFor.includes(need.kind) ? 2 : 1)
}

/** The most urgent first; of equals, in the order of the kinds. */
export function ranked<N extends Need>(needs: readonly N[], now: Date): N[] {
  const place = ({ kind }: Need) => needKinds.indexOf(kind)
  return needs
    .map((need) => ({ need, weight: urgency(need, now) }))
    .sort((one, other) => other.weight - one.weight || place(one.need) - place(other.need))
    .map(({ need }) => need)
}

import { whole } from '#domain/fields.ts'

const days = whole(1, 90)

/** After how many days something in a cohort needs its organisers; of dates, how many days before. */
export const attentionFields = {
  application_days: days,
  review_days: days,
  unmatched_days: days,
  unsigned_days: days,
  team_days: days,
  mentor_days: days,
  question_days: days,
  date_days: days,
} as const

export type Attention = { readonly [Name in keyof typeof attentionFields]: number }
export type AttentionName = keyof Attention

export const attentionNames = Object.keys(attentionFields) as AttentionName[]

/** What holds in a cohort that has set nothing of its own. */
export const attentionDefaults: Attention = {
  application_days: 5,
  review_days: 7,
  unmatched_days: 10,
  unsigned_days: 5,
  team_days: 14,
  mentor_days: 14,
  question_days: 4,
  date_days: 7,
}

export const attentionOf = (own: Partial<Attention>): Attention => ({ ...attentionDefaults, ...own })

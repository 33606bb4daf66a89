import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { answer, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import { wordCount } from '#domain/text.ts'

export const step = 'build-my-pitch'

/** The parts of a pitch, in the order in which they are told. */
export const cards = ['hook', 'problem', 'solution', 'customers', 'model', 'impact', 'ask'] as const
export type Card = (typeof cards)[number]

export const cardOf = (plan: PlanData, card: Card): string => answer(plan, 'five', step, card)?.value ?? ''

/** All cards as one text; one of them may already be told differently. */
export function joined(plan: PlanData, change: Partial<Record<Card, string>> = {}): string {
  return cards
    .map((card) => (change[card] ?? cardOf(plan, card)).trim())
    .filter((text) => text !== '')
    .join(' ')
}

export const pitchOf = (plan: PlanData): string => businessOf(plan)?.pitch ?? ''

/** It was changed by hand: from then on it only follows the cards where somebody asks for that. */
export const isByHand = (plan: PlanData): boolean =>
  !isBlank(pitchOf(plan)) && pitchOf(plan).trim() !== joined(plan)

/** So many minutes a pitch may take, and the words from which on it takes clearly longer. */
export const mostWords = { '1': 150, '3': 450 } as const
export type Minutes = keyof typeof mostWords
export const leastWords = 60

const wordsPerMinute = 130

/** How long it takes to say so many words. */
export const secondsOf = (words: number): number => Math.round((words / wordsPerMinute) * 60)

/** By how many seconds it is too long; 0 while the words are few enough. */
export function secondsOver(text: string, minutes: Minutes): number {
  const words = wordCount(text)
  return words > mostWords[minutes] ? secondsOf(words) - Number(minutes) * 60 : 0
}

/** As a clock shows it: 1:05. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const wordsWanted = {
  en: 'A pitch has {least} to {most} words. Yours has {n}.',
  es: 'Un pitch tiene de {least} a {most} palabras. El tuyo tiene {n}.',
}

/** The cards are required by themselves; the text is long enough to be told, and short enough to be heard. */
export function gaps(plan: PlanData): readonly Gap[] {
  const n = wordCount(pitchOf(plan))
  if (n >= leastWords && n <= mostWords['3']) return []
  return [{ field: 'pitch', message: wordsWanted, values: { least: leastWords, most: mostWords['3'], n } }]
}

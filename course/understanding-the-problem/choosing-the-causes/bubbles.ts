import type { Card } from './choice.ts'

export const size = 280
/** Room for the words at the axes. */
export const edge = 28
export const radius = 14

export type Bubble = { readonly card: Card; readonly x: number; readonly y: number }

/** A score from 1 to 5 on an axis of the chart. */
export const along = (score: number) => edge + 36 + ((score - 1) / 4) * (size - edge - 72)

/** Where each weighed cause stands; causes with the same scores stand around the same point. */
export function bubblesOf(cards: readonly Card[]): readonly Bubble[] {
  const weighed = cards.filter(({ feeds, change }) => feeds !== null && change !== null)
  return weighed.map((card) => {
    const same = weighed.filter(({ feeds, change }) => feeds === card.feeds && change === card.change)
    const turn = (same.indexOf(card) / same.length) * 2 * Math.PI
    const apart = same.length === 1 ? 0 : Math.max(radius * 0.95, (radius * same.length) / Math.PI)
    return {
      card,
      x: along(card.change ?? 1) + Math.cos(turn) * apart,
      y: size - along(card.feeds ?? 1) + Math.sin(turn) * apart,
    }
  })
}

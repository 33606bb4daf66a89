import type { Card } from './choice.ts'

/** The chart is square; it stands on paper in points. */
export const side = 202
export const radius = 11
const edge = 29

export type Bubble = { readonly card: Card; readonly x: number; readonly y: number }

/** A score from 1 to 5 on an axis of the chart. */
export const along = (score: number) => edge + ((score - 1) / 4) * (side - 2 * edge)

// Many causes with the same scores stand in a wide circle; none of them leaves the chart.
const within = (place: number) => Math.min(Math.max(place, radius + 2), side - radius - 2)

/** Where each weighed cause stands; causes with the same scores stand around the same point. */
export function bubblesOf(cards: readonly Card[]): readonly Bubble[] {
  const weighed = cards.filter(({ feeds, change }) => feeds !== null && change !== null)
  return weighed.map((card) => {
    const same = weighed.filter(({ feeds, change }) => feeds === card.feeds && change === card.change)
    const turn = (same.indexOf(card) / same.length) * 2 * Math.PI
    const apart = same.length === 1 ? 0 : Math.max(radius, (radius * same.length) / Math.PI)
    return {
      card,
      x: within(along(card.change ?? 1) + Math.cos(turn) * apart),
      y: within(side - along(card.feeds ?? 1) + Math.sin(turn) * apart),
    }
  })
}

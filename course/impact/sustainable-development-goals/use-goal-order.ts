import { type PointerEvent, useState } from 'react'
import { moved } from './choosing.ts'
import { useGoals } from './use-goals.ts'

const prefix = 'goal-place-'

/** What a place of the list is called on the page. */
export const placeId = (place: number) => `${prefix}${place}`

function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const card = document.elementFromPoint(clientX, clientY)?.closest(`[id^="${prefix}"]`)
  return card ? Number(card.id.slice(prefix.length)) : null
}

/** Brings the chosen goals into the order of their importance: pulled by a grip, or by the buttons beside it. */
export function useGoalOrder() {
  const change = useGoals()
  const [pulled, setPulled] = useState<{ readonly from: number; readonly to: number } | null>(null)
  const move = (from: number, to: number) => change((goals) => moved(goals, from, to))
  return {
    /** Over which a goal is held that stands elsewhere. */
    isOver: (place: number) => pulled !== null && pulled.to === place && pulled.from !== place,
    move,
    handle: (place: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setPulled({ from: place, to: place })
      },
      onPointerMove(event: PointerEvent) {
        const to = placeUnder(event)
        if (pulled && to !== null && to !== pulled.to) setPulled({ ...pulled, to })
      },
      onPointerUp() {
        if (pulled && pulled.to !== pulled.from) move(pulled.from, pulled.to)
        setPulled(null)
      },
      onPointerCancel: () => setPulled(null),
    }),
  }
}

export type GoalOrder = ReturnType<typeof useGoalOrder>

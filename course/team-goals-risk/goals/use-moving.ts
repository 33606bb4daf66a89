import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { dayNumber, dayText, isoDay } from '#course/shared/days.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureWidth } from '#domain/report/text-box.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import type { Placed } from './goals.ts'
import { dayAt, daysOfKey, spanOf } from './roadmap.ts'
import { atOf } from './roadmap-picture.ts'
import { useGoals } from './use-goals.ts'
import { words } from './words.ts'

/** An objective on its way to another day; `at` is the part of the width where it is. */
type Pulled = Placed & { readonly at: number }

/** What a press means that goes no further than this is no pull. Pixels. */
const slack = 6

/** Gives objectives another day: pulled along the line, or moved by keys. */
export function useMoving(data: PlanData, area: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const text = words[locale]
  const { changeObjective } = useGoals()
  const start = useRef<number | null>(null)
  const [pulled, setPulled] = useState<Pulled | null>(null)
  const span = useMemo(() => spanOf(data), [data])
  const shown = useMemo(() => (pulled ? withDay(data, pulled) : data), [data, pulled])

  function put({ goal, place, title }: Placed, date: string) {
    changeObjective(goal.id, place, { date })
    announce(text.moved(title, dayText(date, locale)))
  }

  const handlers = (objective: Placed) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = event.clientX
    },
    onPointerMove({ clientX, buttons }: PointerEvent) {
      if (buttons === 0) start.current = null
      const seen = area.current?.getBoundingClientRect()
      if (start.current === null || !seen || !span) return
      if (!pulled && Math.abs(clientX - start.current) < slack) return
      const at = Math.min(1, Math.max(0, (clientX - seen.left) / seen.width))
      setPulled({ ...objective, date: dayAt(span, atOf(at * pictureWidth)), at })
    },
    onPointerUp() {
      start.current = null
      if (pulled) put(objective, pulled.date)
      setPulled(null)
    },
    onPointerCancel() {
      start.current = null
      setPulled(null)
    },
    onKeyDown(event: KeyboardEvent) {
      const days = daysOfKey(event.key)
      const day = dayNumber(objective.date)
      if (days === null || day === null) return
      event.preventDefault()
      put(objective, isoDay(day + days))
    },
  })

  return { shown, pulled, handlers }
}

/** The plan as it would be, so that the picture follows the hand. Its months stay as they are. */
function withDay(data: PlanData, { goal, place, date }: Pulled): PlanData {
  const moved = (data.goal ?? []).map((one) =>
    one._id === goal.id
      ? {
          ...one,
          objectives: (one.objectives ?? []).map((each, index) =>
            index === place && each ? { ...each, date } : each,
          ),
        }
      : one,
  )
  return { ...data, goal: moved }
}

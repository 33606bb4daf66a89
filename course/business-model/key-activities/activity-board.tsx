import { KeyColumns } from '#course/business-model/shared/key-columns.tsx'
import { activitiesOf, categories, type KeyActivity } from '#course/shared/key-activities.ts'
import { storedAs } from '#course/shared/key-items.ts'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Board } from '#web/step-kit/layout/board.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

type Change = (change: (all: readonly KeyActivity[]) => readonly KeyActivity[]) => void

/** Changes the activities of one segment, or of several alike. */
export function useActivities(segments: readonly Segment[]): Change {
  const { read, write } = usePlanFrame()
  return (change) => {
    const now = read().segment ?? []
    for (const { _id } of segments) {
      const segment = now.find((one) => one._id === _id)
      if (segment)
        write.update('segment', _id, { keyActivities: change(activitiesOf(segment)).map(storedAs) })
    }
  }
}

type Props = {
  /** Whose activities they are; what several share is written for each of them. */
  segments: readonly Segment[]
  activities: readonly KeyActivity[]
  /** What its forms are kept under. */
  of: string
}

/** Activities in four columns, the most important first. */
export function ActivityBoard({ segments, activities, of }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const onChange = useActivities(segments)
  return (
    <Board label={text.keyActivities}>
      <KeyColumns
        {...{ words: text, categories, items: activities, of, onChange }}
        kind="activity"
        make={(category, line): KeyActivity => ({ category, text: line })}
        hasMoves
        below={isEditable ? ({ column }) => column : undefined}
      />
    </Board>
  )
}

import { activitiesOf, type Category, categories, type KeyActivity } from '#course/shared/key-activities.ts'
import { moved, replaced, storedAs } from '#course/shared/key-items.ts'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Board } from '#web/step-kit/layout/board.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { longestActivity } from './activities.ts'
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
export function ActivityBoard(props: Props) {
  const text = words[useLocale()]
  return (
    <Board label={text.keyActivities}>
      {categories.map((category) => (
        <Column key={category} category={category} {...props} />
      ))}
    </Board>
  )
}

function Column({ category, segments, activities, of }: Props & { category: Category }) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const change = useActivities(segments)
  const own = activities.filter((one) => one.category === category)
  const at = (id: string) => own[Number(id.split('-')[1])] ?? null
  const title = text.columns[category]
  return (
    <Card isSmall wash="grey">
      <Heading size="h5">{title}</Heading>
      <GrowingList
        kind={`activity:${of}`}
        form={`new:${category}:${of}`}
        lines={own.map((one, index) => ({ id: `${category}-${index}`, text: one.text }))}
        of={title}
        words={{ line: text.line(title), add: text.prompts[category], none: text.none }}
        others={activities.filter((one) => one.category !== category).map((one) => one.text)}
        maxLength={longestActivity}
        onAdd={(line) => change((all) => replaced(all, null, { category, text: line }))}
        onChange={(id, line) => {
          const before = at(id)
          if (before) change((all) => replaced(all, before, { ...before, text: line }))
        }}
        onRemove={(id) => change((all) => replaced(all, at(id), null))}
        onMove={(from, to) => change((all) => moved(all, category, from, to))}
        {...(isEditable && {
          below: ({ id }) => {
            const activity = at(id)
            return activity ? <ColumnOf activity={activity} onChange={change} /> : null
          },
        })}
      />
    </Card>
  )
}

/** Where the activity stands; choosing another column moves it there. */
function ColumnOf({ activity, onChange }: { activity: KeyActivity; onChange: Change }) {
  const text = words[useLocale()]
  return (
    <PickOne
      size="sm"
      aria-label={text.column(activity.text)}
      value={activity.category}
      options={categories.map((value) => ({ value, label: text.columns[value] }))}
      onPick={(category) => category && onChange((all) => replaced(all, activity, { ...activity, category }))}
    />
  )
}

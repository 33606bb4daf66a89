import { type Entry, KeyColumns } from '#course/business-model/shared/key-columns.tsx'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MoveButtons } from '#web/step-kit/lists/move-buttons.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './board.module.css'
import { categories, type Resource } from './resources.ts'
import { useResources } from './use-resources.ts'
import { words } from './words.ts'

type Props = {
  /** Whose resources they are; what several share is written for each of them. */
  segments: readonly Segment[]
  resources: readonly Resource[]
  /** What its forms are kept under. */
  of: string
}

/** Resources in four columns, the most important first. */
export function ResourceBoard({ segments, resources, of }: Props) {
  const text = words[useLocale()]
  const onChange = useResources(segments)
  return (
    <section className={classes.board} aria-label={text.keyResources}>
      <KeyColumns
        {...{ words: text, categories, items: resources, of, onChange }}
        kind="resource"
        make={(category, line): Resource => ({ category, text: line, isNeeded: false })}
        below={(entry) => <Standing {...entry} />}
      />
    </section>
  )
}

/** Whether it is there, and in which column it stands. */
function Standing({ item, index, count, replace, move, column }: Entry<Resource>) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  if (!isEditable)
    return (
      <Row>
        <Icon name={item.isNeeded ? 'circle' : 'check'} />
        <span>{item.isNeeded ? text.theirNeed : text.theirHave}</span>
      </Row>
    )
  return (
    <Stack gap="s">
      <Segments
        aria-label={text.standing(item.text)}
        value={item.isNeeded ? 'need' : 'have'}
        data={[
          { value: 'have', label: text.have },
          { value: 'need', label: text.need },
        ]}
        onChange={(value) => replace({ ...item, isNeeded: value === 'need' })}
      />
      <div className={classes.place}>
        {column}
        <MoveButtons name={item.text} index={index} count={count} onMove={move} />
      </div>
    </Stack>
  )
}

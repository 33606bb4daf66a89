import type { ReactNode } from 'react'
import { moved, replaced } from '#course/shared/key-items.ts'
import type { Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { MoveButtons } from '#web/step-kit/lists/move-buttons.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './board.module.css'
import { type Category, categories, type Resource } from './resources.ts'
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
export function ResourceBoard(props: Props) {
  const text = words[useLocale()]
  return (
    <section className={classes.board} aria-label={text.keyResources}>
      {categories.map((category) => (
        <Column key={category} category={category} {...props} />
      ))}
    </section>
  )
}

function Column({ category, segments, resources, of }: Props & { category: Category }) {
  const text = words[useLocale()]
  const change = useResources(segments)
  const own = resources.filter((one) => one.category === category)
  const at = (id: string) => own[Number(id.split('-')[1])] ?? null
  const title = text.columns[category]
  return (
    <Card isSmall wash="grey">
      <Heading size="h5">{title}</Heading>
      <GrowingList
        kind={`resource:${of}`}
        form={`new:${category}:${of}`}
        lines={own.map(({ text: line }, index) => ({ id: `${category}-${index}`, text: line }))}
        of={title}
        words={{
          line: text.line(title),
          add: text.prompts[category],
          placeholder: text.placeholders[category],
          none: text.none,
        }}
        others={resources.filter((one) => one.category !== category).map((one) => one.text)}
        maxLength={280}
        onAdd={(line) => change((all) => replaced(all, null, { category, text: line, isNeeded: false }))}
        onChange={(id, line) => {
          const before = at(id)
          if (before) change((all) => replaced(all, before, { ...before, text: line }))
        }}
        onRemove={(id) => change((all) => replaced(all, at(id), null))}
        below={({ id }) => {
          const resource = at(id)
          if (!resource) return null
          const index = own.indexOf(resource)
          const move = (to: number) => change((all) => moved(all, category, index, to))
          return (
            <Standing resource={resource} onChange={change}>
              <MoveButtons name={resource.text} index={index} count={own.length} onMove={move} />
            </Standing>
          )
        }}
      />
    </Card>
  )
}

type StandingProps = {
  resource: Resource
  onChange: ReturnType<typeof useResources>
  children: ReactNode
}

/** Whether it is there, and in which column it stands. */
function Standing({ resource, onChange, children }: StandingProps) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const { isNeeded, category } = resource
  const set = (after: Partial<Resource>) =>
    onChange((all) => replaced(all, resource, { ...resource, ...after }))
  if (!isEditable)
    return (
      <Row>
        <Icon name={isNeeded ? 'circle' : 'check'} />
        <span>{isNeeded ? text.theirNeed : text.theirHave}</span>
      </Row>
    )
  return (
    <Stack gap="s">
      <Segments
        aria-label={text.standing(resource.text)}
        value={isNeeded ? 'need' : 'have'}
        data={[
          { value: 'have', label: text.have },
          { value: 'need', label: text.need },
        ]}
        onChange={(value) => set({ isNeeded: value === 'need' })}
      />
      <div className={classes.place}>
        <PickOne
          size="sm"
          aria-label={text.column(resource.text)}
          value={category}
          options={categories.map((value) => ({ value, label: text.columns[value] }))}
          onPick={(next) => next && set({ category: next })}
        />
        {children}
      </div>
    </Stack>
  )
}

import { ActionIcon, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './board.module.css'
import { Card, CardHead } from './card.tsx'
import { Fault, Soft } from './said.tsx'
import { List } from './stack.tsx'

/** Lanes side by side, each with cards of one sort. */
export function Board({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={classes.board}>
      {children}
    </section>
  )
}

type LaneProps = {
  title: string
  /** Where the step says what the lane lacks. */
  field: string
  /** What stands there while nothing does. */
  empty: string
  isEmpty: boolean
  /** What the button is called that adds a card here. */
  add: string
  onAdd: () => void
  children: ReactNode
}

export function Lane({ title, field, empty, isEmpty, add, onAdd, children }: LaneProps) {
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const button = (
    <ActionIcon aria-label={add} onClick={onAdd}>
      <Icon name="plus" size={20} />
    </ActionIcon>
  )
  return (
    <Card isSmall wash="grey" data-field={field}>
      <CardHead actions={isEditable ? button : null}>
        <Title order={2} size="h5">
          {title}
        </Title>
      </CardHead>
      {isEmpty ? <Soft isSmall>{empty}</Soft> : null}
      <Fault>{gap}</Fault>
      <List gap="s">{children}</List>
    </Card>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { CausePicks } from './cause-picks.tsx'
import { type Link, reusable } from './chain.ts'
import { OutcomeList } from './outcome-list.tsx'
import { ReachField } from './reach-field.tsx'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { link: Link; links: readonly Link[]; causes: readonly Cause[]; words: Words }

/** One activity: what is done, for how many, on which causes, and what changes. */
export function ActivityCard({ link, links, causes, words }: Props) {
  const { write, isEditable } = usePlan()
  const field = `activity:${link.id}`
  const count = link.outcomes.length
  const isUnfinished = count === 0 || link.causes.length === 0
  const { showsGaps } = useStep()
  const holds = (kept: string) => kept === `outcomes:${link.id}` || kept === `edit:reach:${link.id}`
  const isLeft = useFieldsLeft().some(holds)
  const [isOpen, setOpen] = useState(isUnfinished || isLeft)
  useWayTo((kept) => setOpen((before) => before || holds(kept)))
  // Messages can be read only in an open card; once opened for that it stays open.
  const isAsked = showsGaps && link.isChosen && isUnfinished
  if (isAsked && !isOpen) setOpen(true)
  return (
    <li className={classes.card} data-field={field} data-open={count === 0}>
      <div className={classes.cardHead}>
        <ItemText
          isOneParagraph
          className={classes.name}
          label={words.name}
          keptAs={field}
          value={link.name}
          others={links.filter((one) => one.id !== link.id).map((one) => one.name)}
          onSave={(name) => write.update('activity', link.id, { name })}
        />
        <CommentButton field={field} label={link.name} />
        {isEditable ? (
          <RemoveButton
            name={link.name}
            consequence={count > 0 ? words.goesToo(count, link.measured.length) : undefined}
            onRemove={() => write.remove('activity', link.id)}
          />
        ) : null}
      </div>
      {isEditable ? (
        <div className={classes.choice}>
          <label className={classes.pick}>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked
              role="switch"
              className={classes.switch}
              checked={link.isChosen}
              onChange={(event) =>
                write.update('activity', link.id, { selected: event.currentTarget.checked })
              }
            />
            {words.doIt}
          </label>
          <span className={classes.soft}>{words.inShort(link.reach, count)}</span>
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? words.fold : words.open}: ${link.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.fold : words.open}
          </Button>
        </div>
      ) : (
        <p className={classes.fact}>{link.isChosen ? `✓ ${words.doIt}` : words.doItNo}</p>
      )}
      {isOpen || !isEditable ? (
        <div className={classes.parts}>
          <div className={classes.part}>
            <PlanText
              field={`description:${link.id}`}
              label={words.description}
              value={link.description}
              onSave={(description) => write.update('activity', link.id, { description })}
              hasComments={false}
              isLong
            />
            <ReachField link={link} words={words} />
            <CausePicks link={link} causes={causes} words={words} />
          </div>
          <OutcomeList link={link} offered={reusable(links, link)} words={words} />
        </div>
      ) : null}
    </li>
  )
}

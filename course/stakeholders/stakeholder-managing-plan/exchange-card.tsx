import { Button } from '@mantine/core'
import { memo } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { LinkedName } from '#course/stakeholders/shared/linked-name.tsx'
import type { Quadrant } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { Arrow } from './arrow.tsx'
import classes from './exchange.module.css'
import { isWhole, isWritten, parts } from './exchange.ts'
import { suggestionsFor, withSuggestion } from './suggestions.ts'
import { words } from './words.ts'

type Props = {
  stakeholder: Stakeholder
  quadrant: Quadrant
  /** The step is not complete without a plan for them. */
  isAsked: boolean
  wants: string
  worries: string
}

/** You and one of them: what goes there, what comes back, and what will be done. It is drawn again for its own sake alone. */
export const ExchangeCard = memo(function ExchangeCard(props: Props) {
  const { stakeholder, isAsked, wants, worries } = props
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { id, position, power, interest } = stakeholder
  const [isOpen, setOpen] = useOpenPart<boolean>(
    isAsked || isWritten(stakeholder),
    (kept) => parts.some((part) => kept === `edit:${part}:${id}`) || null,
  )
  const called = nameOf(stakeholder, locale)
  const stands = labelOf(positions, position, locale) || text.noPosition
  const shows = isEditable ? isOpen || isAsked : isWritten(stakeholder)
  return (
    <Card as="li" isOneOfMany edge={isWhole(stakeholder) ? 'leaf' : 'plain'} data-field={`stakeholder:${id}`}>
      <CardHead actions={<CommentButton field={`stakeholder:${id}`} label={called} />}>
        <Heading level={3}>
          <LinkedName stakeholder={stakeholder} />
        </Heading>
        <Soft isSmall>{`${stands} · ${text.power(power ?? 0, interest ?? 0)}`}</Soft>
      </CardHead>
      {shows ? (
        <>
          {wants || worries ? (
            <div className={classes.heart}>
              {wants ? <Soft isSmall>{`${text.wants}: ${wants}`}</Soft> : null}
              {worries ? <Soft isSmall>{`${text.worries}: ${worries}`}</Soft> : null}
            </div>
          ) : null}
          <Exchange {...props} />
        </>
      ) : isEditable ? (
        <Button variant="light" aria-label={`${text.make}: ${called}`} onClick={() => setOpen(true)}>
          {text.make}
        </Button>
      ) : (
        <Soft>{text.none}</Soft>
      )}
    </Card>
  )
})

function Exchange({ stakeholder, quadrant }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlanFrame()
  const { id, position, record } = stakeholder
  const called = nameOf(stakeholder, locale)
  const plan = record.plan ?? ''
  const field = (part: (typeof parts)[number]) => (
    <PlanText
      field={`${part}:${id}`}
      label={text[part]}
      of={called}
      placeholder={text.placeholders[part]}
      value={record[part]}
      onSave={(said) => write.update('input', id, { [part]: said })}
      maxLength={1000}
      hasComments={false}
      isLong={part === 'plan'}
    />
  )

  function take(idea: string) {
    write.update('input', id, { plan: withSuggestion(plan, idea) })
    // Its words are only a beginning: who took them goes on writing.
    requestAnimationFrame(() => planBox(id)?.focus())
  }

  return (
    <>
      <div className={classes.exchange}>
        <span className={classes.you}>{isEditable ? text.you : text.team}</span>
        <span className={classes.them}>{called}</span>
        <div className={classes.give}>
          <Arrow to="them" />
          {field('give')}
        </div>
        <div className={classes.receive}>
          <Arrow to="you" />
          {field('receive')}
        </div>
      </div>
      {field('plan')}
      {isEditable ? (
        <Ideas
          label={text.ideas}
          ideas={suggestionsFor(quadrant, position, locale, plan)}
          of={called}
          onTake={take}
        />
      ) : null}
    </>
  )
}

const planBox = (id: string) =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(`plan:${id}`)}"] textarea`)

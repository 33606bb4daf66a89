import { Button } from '@mantine/core'
import { nameOf } from '#course/shared/segments.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import classes from './offerings.module.css'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

/** One offering in the words of one segment. */
export function PairPanel({ pair, onUntick }: { pair: Pair; onUntick: () => void }) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { say } = usePairs()
  const { key, offering, segment, match } = pair

  // The button goes with the pair: who pressed it is led back to the cell.
  function handleUntick() {
    document.querySelector<HTMLElement>(`[data-pair="${key}"]`)?.focus()
    onUntick()
  }

  const name = text.open(nameOf(offering, locale), nameOf(segment, locale))
  return (
    <div className={classes.panel} data-field={`match:${key}`}>
      <CardHead actions={<CommentButton field={`match:${key}`} label={name} />}>
        <Heading level={3}>{name}</Heading>
      </CardHead>
      <Parts>
        <PlanText
          field={`title:${key}`}
          label={text.called}
          of={name}
          value={match ? match.title : offering.name}
          onSave={(title) => say(pair, { title })}
          maxLength={200}
          hasComments={false}
        />
        <PlanText
          field={`does:${key}`}
          label={text.does}
          of={name}
          value={match?.description}
          onSave={(description) => say(pair, { description })}
          hasComments={false}
          isLong
        />
      </Parts>
      {isEditable ? (
        <Button variant="subtle" aria-label={`${text.untick}: ${name}`} onClick={handleUntick}>
          {text.untick}
        </Button>
      ) : null}
    </div>
  )
}

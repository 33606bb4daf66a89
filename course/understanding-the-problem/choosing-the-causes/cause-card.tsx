import { Checkbox } from '@mantine/core'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { NumberMark, Soft } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './cause-card.module.css'
import { type Card as Cause, type Score, withScore } from './choice.ts'
import type { Words } from './words.ts'

type Props = {
  card: Cause
  text: Words
  /** Shown when a fourth cause was ticked. */
  refusal: string | undefined
  onChoose: (isChosen: boolean) => void
}

/** One cause: where it hangs, two scores, the tick, and the reason once it is ticked. */
export function CauseCard({ card, text, refusal, onChoose }: Props) {
  const { write, isEditable } = usePlan()
  const place = { step: 'choosing-the-causes', key: 'rating', parent: card.id }
  const score = (name: Score) => (
    <ScoreSlider
      field={`${name}:${card.id}`}
      label={text[name]}
      of={card.text}
      value={card[name]}
      onChange={(value) => write.save(place, { valueArr: withScore(card, name, value) })}
      low={text.hardly}
      high={text.very}
    />
  )
  return (
    <Card as="li" edge={card.isChosen ? 'leaf' : 'plain'}>
      <CardHead actions={<CommentButton field={`cause:${card.id}`} label={card.text} />}>
        <div className={classes.head}>
          <span aria-hidden="true">
            <NumberMark isOn={card.isChosen}>{card.number}</NumberMark>
          </span>
          <Soft isSmall>{[text.trunk, ...card.path].join(' › ')}</Soft>
        </div>
        <Heading>{card.text}</Heading>
      </CardHead>
      <div className={classes.scores}>
        {score('feeds')}
        {score('change')}
      </div>
      {isEditable ? (
        <Checkbox
          className={classes.tick}
          label={text.choose}
          aria-label={`${text.choose}: ${card.text}`}
          checked={card.isChosen}
          error={refusal}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      ) : card.isChosen ? (
        <p>
          <Icon name="check" /> {text.isChosen}
        </p>
      ) : null}
      {card.isChosen ? (
        <PlanText
          field={`reason:${card.id}`}
          label={text.reason}
          of={card.text}
          hint={text.reasonHint}
          value={card.reason}
          onSave={(description) => write.save(place, { description })}
          maxLength={600}
          hasComments={false}
          isLong
        />
      ) : null}
    </Card>
  )
}

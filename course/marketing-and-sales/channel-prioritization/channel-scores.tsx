import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { nameOf } from '#course/shared/segments.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { ScoreSlider } from '#web/step-kit/score-slider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './ranking.module.css'
import { calledIn, passesOver, type Scored, scoreNames, step, withScore } from './scores.ts'
import { words } from './words.ts'

type Props = {
  scored: Scored
  /** All channels to its segment. */
  all: readonly Scored[]
  /** No further one may be chosen. */
  isFull: boolean
}

/** One channel: four scores, the tick, and why it was ticked. */
export function ChannelScores({ scored, all, isFull }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const [isRefused, setRefused] = useState(false)
  const { channel, scores, mean, isChosen, why } = scored
  const called = calledIn(scored, locale)
  const place = { step, key: 'score', parent: channel._id }
  const offering = data.offering?.find(({ _id }) => _id === channel.offeringId)
  const isAsked = passesOver(scored, all)
  function choose(selected: boolean) {
    setRefused(selected && isFull)
    if (selected && isFull) return
    write.update('channel', channel._id, { selected })
  }
  return (
    <Card as="li" edge={isChosen ? 'leaf' : 'plain'} data-field={`channel:${channel._id}`}>
      <CardHead actions={<CommentButton field={`channel:${channel._id}`} label={called} />}>
        <Heading level={3}>{called}</Heading>
        {offering ? <Soft isSmall>{nameOf(offering, locale)}</Soft> : null}
        {mean === null ? null : (
          <Row>
            <Pill isStatus>{`${text.score}: ${text.mean(mean)}`}</Pill>
          </Row>
        )}
      </CardHead>
      <div className={classes.scores}>
        {scoreNames.map((name) => (
          <ScoreSlider
            key={name}
            field={`${name}:${channel._id}`}
            label={text[name]}
            of={called}
            value={scores[name]}
            onChange={(value) => write.save(place, withScore(scores, name, value))}
            low={text.ends[name][0]}
            high={text.ends[name][1]}
          />
        ))}
      </div>
      {isEditable ? (
        <Checkbox
          label={text.start}
          aria-label={`${text.start}: ${called}`}
          checked={isChosen}
          error={isRefused ? messageText({ message: 'max3' }, locale) : undefined}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      ) : isChosen ? (
        <p>
          <Icon name="check" /> {text.isChosen}
        </p>
      ) : null}
      {isAsked && isEditable ? <Told tone="warn">{text.passesOver}</Told> : null}
      {isChosen || why ? (
        <PlanText
          field={`score.description:${channel._id}`}
          label={text.why}
          of={called}
          hint={text.whyHint}
          value={why}
          maxLength={500}
          hasComments={false}
          onSave={(description) => write.save(place, { description })}
        />
      ) : null}
    </Card>
  )
}

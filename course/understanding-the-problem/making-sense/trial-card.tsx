import { Anchor, Button, Title } from '@mantine/core'
import { useId } from 'react'
import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './trial-card.module.css'
import type { Trial } from './verdict.ts'
import { verdictLooks } from './verdict-looks.ts'
import type { Words } from './words.ts'

type Props = { trial: Trial; number: number; words: Words }

const verdicts = Object.keys(verdictLooks) as readonly Verdict[]
const placeOf = ({ _id }: Trial['cause']) => ({ step: 'making-sense', key: 'verdict', parent: _id })

/** A belief, what was learned about it, and the verdict. */
export function TrialCard({ trial, number, words }: Props) {
  const { write, isEditable } = usePlan()
  const { cause, belief, provedWrongBy, verdict, changed } = trial
  const field = `verdict:${cause._id}`
  return (
    <Card as="li" edge={verdict ? verdictLooks[verdict].edge : 'plain'} data-field={field}>
      <CardHead actions={<CommentButton field={field} label={words.cause(number)} />}>
        <Heading level={3}>{words.cause(number)}</Heading>
      </CardHead>
      <Parts>
        <Stack gap="s">
          <Soft isSmall>{words.belief}</Soft>
          <p>{belief}</p>
          {provedWrongBy ? (
            <Soft isSmall>
              {words.provedWrongBy}: {provedWrongBy}
            </Soft>
          ) : null}
        </Stack>
        <Learned insights={trial.insights} words={words} />
      </Parts>
      <Judgement trial={trial} number={number} words={words} />
      <PlanText
        field={`changed:${cause._id}`}
        label={isEditable ? words.changed : words.changedRead}
        of={words.cause(number)}
        hint={words.changedHint}
        value={changed}
        onSave={(description) => write.save(placeOf(cause), { description })}
        hasComments={false}
        isLong
      />
      {verdict === 'rejected' ? <WhatNow words={words} /> : null}
    </Card>
  )
}

function Learned({ insights, words }: { insights: readonly string[]; words: Words }) {
  const stepLink = useStepLink()
  const { isEditable } = usePlan()
  return (
    <Stack gap="s">
      <Soft isSmall>{words.insights}</Soft>
      {insights.length > 0 ? (
        <ul className={classes.insights}>
          {insights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
      ) : isEditable ? (
        <>
          <Soft isSmall>{words.noInsights}</Soft>
          <Anchor className={classes.link} href={stepLink('processing-information')}>
            {words.toInsights}
          </Anchor>
        </>
      ) : (
        <Soft isSmall>{words.noInsightsRead}</Soft>
      )}
    </Stack>
  )
}

function Judgement({ trial, number, words }: Props) {
  const { write, isEditable } = usePlan()
  const { cause, verdict, sureness } = trial
  const gap = useGap(`verdict:${cause._id}`)
  const id = useId()
  // The sign may stand above its words on a phone, but these stay together.
  const said = (one: Verdict) => (
    <>
      <Icon name={verdictLooks[one].mark} /> {words.verdicts[one].replace(' ', '\u00a0')}
    </>
  )
  return (
    <Stack gap="s">
      <Title id={id} order={4} size="h6">
        {words.verdict}
        <span className="visually-hidden">: {words.cause(number)}</span>
      </Title>
      {isEditable ? (
        <Segments
          aria-labelledby={id}
          aria-describedby={`${id}-gap`}
          className={classes.choice}
          data={verdicts.map((value) => ({ value, label: said(value) }))}
          value={verdict}
          onChange={(value) => write.save(placeOf(cause), { value })}
        />
      ) : (
        <p>{verdict ? said(verdict) : words.open}</p>
      )}
      <Fault id={`${id}-gap`}>{gap}</Fault>
      {verdict && sureness ? <Soft isSmall>{words.sureness(sureness)}</Soft> : null}
    </Stack>
  )
}

/** A belief that did not hold: the tree or the choice may change. */
function WhatNow({ words }: { words: Words }) {
  const stepLink = useStepLink()
  const { isEditable } = usePlan()
  return isEditable ? (
    <Card as="div" wash="leaf" isSmall>
      <p>{words.wrong}</p>
      <Row gap="m">
        <Button variant="default" component="a" href={stepLink('building-the-problem-tree')}>
          {words.editTree}
        </Button>
        <Button variant="default" component="a" href={stepLink('choosing-the-causes')}>
          {words.chooseOther}
        </Button>
      </Row>
    </Card>
  ) : null
}

import { Anchor, Button } from '@mantine/core'
import { useId } from 'react'
import type { Verdict } from '#course/understanding-the-problem/shared/verdicts.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './screen.module.css'
import type { Trial } from './verdict.ts'
import { verdictSigns } from './verdict-signs.ts'
import type { Words } from './words.ts'

type Props = {
  trial: Trial
  number: number
  words: Words
  /** The address of another step of this module. */
  stepLink: (step: string) => string
}

const choices: readonly Verdict[] = ['confirmed', 'partly', 'rejected']

/** A belief, what was learned about it, and the verdict. */
export function TrialRow({ trial, number, words, stepLink }: Props) {
  const { write, isEditable } = usePlan()
  const { cause, belief, provedWrongBy, sureness, insights, verdict, changed } = trial
  const field = `verdict:${cause._id}`
  const gap = useGap(field)
  const id = useId()
  const place = { step: 'making-sense', key: 'verdict', parent: cause._id }
  return (
    <li className={classes.row} data-verdict={verdict ?? 'open'} data-field={field}>
      <div className={classes.rowHead}>
        <h3>{words.cause(number)}</h3>
        <CommentButton field={field} label={words.cause(number)} />
      </div>
      <div className={classes.part}>
        <h4>{words.belief}</h4>
        <p className={classes.belief}>{belief}</p>
        {provedWrongBy ? (
          <p className={classes.soft}>
            {words.provedWrongBy}: {provedWrongBy}
          </p>
        ) : null}
      </div>
      <div className={classes.part}>
        <h4>{words.insights}</h4>
        {insights.length > 0 ? (
          <ul className={classes.insights}>
            {insights.map((insight) => (
              <li key={insight}>{insight}</li>
            ))}
          </ul>
        ) : (
          <p className={classes.soft}>
            {words.noInsights} <Anchor href={stepLink('processing-information')}>{words.toInsights}</Anchor>
          </p>
        )}
      </div>
      <div className={classes.judge}>
        <h4 id={id}>{words.verdict}</h4>
        {isEditable ? (
          <Segments
            aria-labelledby={id}
            aria-describedby={`${id}-gap`}
            className={classes.choice}
            data={choices.map((value) => ({
              value,
              // The sign may stand above its words on a phone, but these stay together.
              label: `${verdictSigns[value]} ${words.verdicts[value].replace(' ', '\u00a0')}`,
            }))}
            value={verdict}
            onChange={(value) => write.save(place, { value })}
          />
        ) : (
          <p className={classes.belief}>
            {verdict ? `${verdictSigns[verdict]} ${words.verdicts[verdict]}` : words.open}
          </p>
        )}
        {gap ? (
          <p id={`${id}-gap`} className={classes.error}>
            {gap}
          </p>
        ) : null}
        {verdict && sureness ? <p className={classes.soft}>{words.sureness(sureness)}</p> : null}
        <PlanText
          field={`changed:${cause._id}`}
          label={words.changed}
          hint={words.changedHint}
          value={changed}
          onSave={(description) => write.save(place, { description })}
          hasComments={false}
          isLong
        />
        {verdict === 'rejected' && isEditable ? (
          <div className={classes.wrong}>
            <p>{words.wrong}</p>
            <Button variant="default" component="a" href={stepLink('building-the-problem-tree')}>
              {words.editTree}
            </Button>
            <Button variant="default" component="a" href={stepLink('choosing-the-causes')}>
              {words.chooseOther}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  )
}

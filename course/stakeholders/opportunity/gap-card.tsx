import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { barShapes, barsHeight, barsWidth, signed } from './bars-picture.ts'
import classes from './gap-card.module.css'
import { type Bar, step } from './opportunity.ts'
import { words } from './words.ts'

const area = { x: -1, y: 0, width: barsWidth, height: barsHeight }

/** One activity: both bars, how wide the gap is, whether the team builds on it, and why it is still open. */
export function GapCard({ bar }: { bar: Bar }) {
  const text = words[useLocale()]
  const { write, isEditable } = usePlanFrame()
  const { id, name, best, own, gap, bestNames } = bar
  const save = (fields: { selected?: boolean; description?: string }) =>
    write.save({ step, key: 'gap', parent: id }, fields)
  const told = (score: number | null) => (score === null ? '–' : String(score))
  return (
    <Card as="li" isOneOfMany edge={bar.isChosen ? 'leaf' : 'plain'} data-field={`gap:${id}`}>
      <CardHead
        actions={
          <>
            <strong className={classes.gap} data-open={(gap ?? 0) > 0}>
              {gap === null ? text.unknown : text.gap(signed(gap))}
            </strong>
            <CommentButton field={`gap:${id}`} label={name} />
          </>
        }
      >
        <Heading level={3} size="h4">
          {name}
        </Heading>
      </CardHead>
      <div className={classes.bars}>
        <PicturePart area={area} shapes={barShapes(bar, 0, 0)} />
        <span className="visually-hidden">{text.scores(told(best), told(own))}</span>
      </div>
      {best === null ? null : (
        <Soft isSmall>{bestNames.length > 0 ? text.by(bestNames.join(', ')) : text.nobody}</Soft>
      )}
      {isEditable ? (
        <Switch
          look="tick"
          aria-label={`${text.build}: ${name}`}
          checked={bar.isChosen}
          onChange={(selected) => save({ selected })}
        >
          {text.build}
        </Switch>
      ) : (
        <p>
          {bar.isChosen ? <Icon name="check" /> : null} {bar.isChosen ? text.build : text.notBuilt}
        </p>
      )}
      {bar.isChosen ? (
        <PlanText
          field={`gap.description:${id}`}
          label={text.reason}
          of={name}
          value={bar.reason}
          onSave={(description) => save({ description })}
          maxLength={1000}
          hasComments={false}
          isLong
        />
      ) : null}
    </Card>
  )
}

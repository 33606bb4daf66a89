import { Button } from '@mantine/core'
import { nameOf } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FitRow, MatchOf } from './fit.ts'
import classes from './fit-card.module.css'
import { fitWords } from './fit-words.ts'
import { LevelTold } from './level-scale.tsx'
import { withoutMatch } from './matches.ts'
import { levelOf, type NeedKind, titleOf } from './needs.ts'
import { useLeave } from './use-leave.ts'

const edges = { met: 'leaf', left: 'plain', open: 'plain', urgent: 'error' } as const

type Props = {
  kind: NeedKind
  row: FitRow
  /** How many offerings could still be connected. */
  free: number
  onConnect: (offering?: string) => void
  onLeave: () => void
}

/** One need: what answers it, why it is left, or that it still waits. */
export function FitCard({ kind, row, free, onConnect, onLeave }: Props) {
  const text = fitWords[kind][useLocale()]
  const { isEditable } = usePlanFrame()
  const { takeBack } = useLeave(kind)
  const { need, state, matches, reason } = row
  const gap = useGap(`${kind}:${need._id}`)
  const title = titleOf(need)
  const level = levelOf(need)
  const isWaiting = state === 'urgent' || state === 'open'
  return (
    <Card as="li" isSmall isOneOfMany edge={edges[state]} data-field={`${kind}:${need._id}`}>
      <div className={classes.head}>
        <strong>{title}</strong>
        {level === null ? null : <LevelTold kind={kind} level={level} />}
      </div>
      {state === 'urgent' ? (
        <p className={classes.urgent}>
          <Icon name="lacking" /> {text.states.urgent}
        </p>
      ) : null}
      {state === 'open' ? <Soft isSmall>{text.states.open}</Soft> : null}
      <Fault>{gap}</Fault>
      <List gap="s">
        {matches.map((match) => (
          <MatchLine
            key={match.offering._id}
            kind={kind}
            of={title}
            match={match}
            onChange={() => onConnect(match.offering._id)}
          />
        ))}
      </List>
      {state === 'left' ? (
        <Soft>
          {text.states.left}: <span>{reason}</span>
        </Soft>
      ) : null}
      {isEditable ? (
        <Row>
          {free > 0 ? (
            <Button
              variant={state === 'urgent' ? 'filled' : 'default'}
              aria-label={text.connectOf(title)}
              onClick={() => onConnect()}
            >
              {text.connect}
            </Button>
          ) : null}
          {isWaiting ? (
            <Button variant="default" aria-label={text.leaveOf(title)} onClick={onLeave}>
              {text.leave}
            </Button>
          ) : null}
          {state === 'left' ? (
            <>
              <Button variant="default" aria-label={text.changeOf(text.reason, title)} onClick={onLeave}>
                {text.change}
              </Button>
              <Button
                variant="default"
                aria-label={text.takeBackOf(title)}
                onClick={() => takeBack(need._id)}
              >
                {text.takeBack}
              </Button>
            </>
          ) : null}
        </Row>
      ) : null}
    </Card>
  )
}

type LineProps = { kind: NeedKind; of: string; match: MatchOf; onChange: () => void }

function MatchLine({ kind, of, match, onChange }: LineProps) {
  const locale = useLocale()
  const text = fitWords[kind][locale]
  const { read, write, isEditable } = usePlanFrame()
  const { offering, needId, title, description } = match
  const field = `match:${offering._id}:${needId}`
  const gap = useGap(field)
  const name = nameOf(offering, locale)
  const said = isBlank(title) ? text.unnamed : title
  return (
    <li className={classes.match} data-field={field}>
      <div className={classes.words}>
        <Soft isSmall>{name}</Soft>
        <strong>{said}</strong>
        {isBlank(description) ? null : <p>{description}</p>}
        <Fault>{gap}</Fault>
      </div>
      <div className={classes.actions}>
        {isEditable ? (
          <Button
            variant="transparent"
            size="compact-md"
            mih={44}
            aria-label={text.changeOf(`${said} (${name})`, of)}
            onClick={onChange}
          >
            {text.change}
          </Button>
        ) : null}
        <RemoveButton
          name={`${name}: ${said}`}
          label={text.removeOf(`${said} (${name})`, of)}
          onRemove={() => {
            const now = read().offering?.find(({ _id }) => _id === offering._id)
            if (now) write.update('offering', now._id, withoutMatch(read(), kind, now, needId))
          }}
        />
        <CommentButton field={field} label={`${name}: ${of}`} />
      </div>
    </li>
  )
}

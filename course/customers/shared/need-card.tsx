import { Badge, Button } from '@mantine/core'
import { memo } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, Quote, Soft } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { LevelScale } from './level-scale.tsx'
import { lossOf } from './matches.ts'
import { needWords } from './need-words.ts'
import { levelOf, type Need, type NeedKind, titleOf } from './needs.ts'

type Props = {
  kind: NeedKind
  need: Need
  /** The words of the note that it comes from; undefined where it was written here. */
  evidence: string | undefined
  onEdit: (need: Need) => void
}

/** One pain or gain with its strength. It is drawn again when it changes itself, not with every change of the plan. */
export const NeedCard = memo(function NeedCard({ kind, need, evidence, onEdit }: Props) {
  const text = needWords[kind][useLocale()]
  const { read, write, isEditable } = usePlanFrame()
  const gaps = { title: useGap(`title:${need._id}`), level: useGap(`level:${need._id}`) }
  const { _id, description } = need
  const title = titleOf(need)
  const level = levelOf(need)
  function losses() {
    const { matches, reasons } = lossOf(read(), kind, _id)
    return text.removes(matches, reasons) || undefined
  }
  return (
    <Card
      as="li"
      isSmall
      isOneOfMany
      {...(level === null ? { edge: 'warn' } : {})}
      data-field={`${kind}:${_id}`}
    >
      <CardHead
        actions={
          <>
            {isEditable ? (
              <Button
                variant="transparent"
                size="compact-md"
                mih={44}
                aria-label={text.edit(title)}
                onClick={() => onEdit(need)}
              >
                {text.change}
              </Button>
            ) : null}
            <RemoveButton
              name={title}
              ask={text.ask}
              consequence={losses}
              onRemove={() => write.remove(kind, _id)}
            />
            <CommentButton field={`${kind}:${_id}`} label={title} />
          </>
        }
      >
        {title}
      </CardHead>
      <div data-field={`title:${_id}`} hidden={!gaps.title}>
        <Fault>{gaps.title}</Fault>
      </div>
      {isBlank(description) ? null : <Soft>{description}</Soft>}
      <div data-field={`level:${_id}`}>
        <Row>
          <LevelScale
            kind={kind}
            label={text.level}
            of={title}
            level={level}
            none={text.notWeighed}
            error={gaps.level}
            onChange={(next) => write.update(kind, _id, { level: next })}
          />
          {evidence === undefined ? null : (
            <Badge variant="light" size="lg" tt="none">
              {text.evidence}
            </Badge>
          )}
        </Row>
      </div>
      {evidence === undefined || isShown(evidence, need) ? null : (
        <Quote about={text.evidenceAbout}>{evidence}</Quote>
      )}
    </Card>
  )
})

const isShown = (evidence: string, { title, description }: Need) =>
  [title, description].some((text) => text?.trim() === evidence)

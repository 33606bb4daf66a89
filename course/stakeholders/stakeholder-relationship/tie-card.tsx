import { Button } from '@mantine/core'
import { memo } from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { LinkedName } from '#course/stakeholders/shared/linked-name.tsx'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { positions, relationshipStrengths, stakeholderGroups } from '#domain/options/stakeholders.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ChoiceField } from '#web/step-kit/choice-field.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import type { Drawing, Names } from './map-context.tsx'
import { TieForm } from './tie-form.tsx'
import { TieLines } from './tie-lines.tsx'
import { step, type Tie } from './ties.ts'
import { words } from './words.ts'

type Props = {
  as: 'li' | 'section'
  stakeholder: Stakeholder
  nextStep: string
  ties: readonly Tie[]
  names: Names
  /** The tie that is being drawn from here, if one is. */
  drawing: Drawing | null
  onDraw: (drawing: Drawing | null) => void
}

/** One of them: how strong the tie is, what to do next, and the ties with others. Drawn again for its own sake alone. */
export const TieCard = memo(function TieCard(props: Props) {
  const { as, stakeholder, nextStep, ties, names, drawing, onDraw } = props
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlanFrame()
  const { id, relationship } = stakeholder
  const called = nameOf(stakeholder, locale)
  const showsStep = relationship === 'Weak' || !isBlank(nextStep)
  return (
    <Card
      as={as}
      isOneOfMany={as === 'li'}
      edge={relationship === 'Strong' ? 'leaf' : 'plain'}
      data-field={`stakeholder:${id}`}
    >
      <CardHead actions={<CommentButton field={`stakeholder:${id}`} label={called} />}>
        <Heading size="h5">
          <LinkedName stakeholder={stakeholder} />
        </Heading>
        <Soft isSmall>{aboutOf(stakeholder, locale)}</Soft>
      </CardHead>
      <ChoiceField
        field={`relationship:${id}`}
        label={text.relationship}
        of={called}
        options={relationshipStrengths}
        value={relationship}
        none={text.open}
        onPick={(picked) => write.update('input', id, { relationship: picked })}
      />
      {showsStep ? (
        <PlanText
          field={`next-step:${id}`}
          label={text.nextStep}
          of={called}
          hint={text.nextStepHint}
          value={nextStep}
          onSave={(value) => write.save({ step, key: 'next-step', parent: id }, { value })}
          maxLength={600}
          hasComments={false}
        />
      ) : null}
      <TieLines ties={ties} names={names} removable={as === 'li' ? id : null} />
      {isEditable && names.size > 1 ? (
        drawing ? (
          <TieForm stakeholder={stakeholder} names={names} to={drawing.to} onClose={() => onDraw(null)} />
        ) : (
          <Row>
            <Button
              variant="light"
              aria-label={text.connectWith(called)}
              onClick={() => onDraw({ from: id, to: null })}
            >
              {text.connect}
            </Button>
          </Row>
        )
      ) : null}
    </Card>
  )
})

/** Who somebody is, as far as other steps have said it. */
export function aboutOf({ group, position, power }: Stakeholder, locale: 'en' | 'es'): string {
  const text = words[locale]
  return [
    labelOf(stakeholderGroups, group, locale) || text.noGroup,
    labelOf(positions, position, locale) || text.noPosition,
    ...(power === null ? [] : [text.power(power)]),
  ].join(' · ')
}

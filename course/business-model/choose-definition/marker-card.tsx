import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { ValueSlider } from '#web/step-kit/numbers/value-slider.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { plannedShares } from './planned-shares.ts'
import { isAlmostSustainable, isMismatch, type Marker, placeOf, step } from './spectrum.ts'
import { words } from './words.ts'

/** The share of market revenue of one marker, what it means, and why. */
export function MarkerCard({ marker }: { marker: Marker }) {
  const text = words[useLocale()]
  const { data, write, isEditable } = usePlan()
  const { percent, reason } = placeOf(data, marker)
  const called = text.markers[marker]
  const save = (value: number | null) =>
    write.save({ step, key: marker }, { valueArr: value === null ? [] : [String(value)] })
  return (
    <Card>
      <CardHead actions={<CommentButton field={marker} label={called} />}>
        <Heading>{called}</Heading>
      </CardHead>
      <div>
        <strong aria-hidden="true">{text.share}</strong>
        <PercentField
          field={`${marker}.valueArr`}
          label={`${text.share}: ${called}`}
          hidesLabel
          hasComments={false}
          value={percent}
          onSave={save}
        />
        {isEditable ? (
          <ValueSlider label={text.pull(called)} value={percent} unset={text.notSet} unit="%" onSave={save} />
        ) : null}
      </div>
      <Meaning marker={marker} />
      <PlanText
        field={`${marker}.description`}
        label={text.reasons[marker]}
        of={called}
        hint={text.hints[marker]}
        value={reason}
        maxLength={1000}
        isLong
        hasComments={false}
        onSave={(description) => write.save({ step, key: marker }, { description })}
      />
    </Card>
  )
}

/** What the number means, whether it goes with the definition, and what the financial plan says. */
function Meaning({ marker }: { marker: Marker }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const place = placeOf(data, marker)
  const planned = plannedShares(data)[marker]
  const almost = isEditable ? text.almost : text.almostRead
  return (
    <div role="status">
      {place.percent === null ? null : isAlmostSustainable(place.percent) ? (
        <Told>{almost}</Told>
      ) : (
        <Soft>{text.partly}</Soft>
      )}
      {isMismatch(place) ? <Told tone="warn">{isEditable ? text.mismatch : text.mismatchRead}</Told> : null}
      {place.definition === 'responsible-business' ? <Told tone="warn">{text.profitFirst}</Told> : null}
      {planned === null ? null : (
        <Soft isSmall>
          {(isEditable ? text.plan : text.planRead)(figures(Math.round(planned * 10) / 10, locale))}
        </Soft>
      )}
    </div>
  )
}

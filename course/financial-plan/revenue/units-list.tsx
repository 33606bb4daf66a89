import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { useParts } from '#web/step-kit/parts/use-parts.ts'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { FillPanel } from './fill-panel.tsx'
import { OfferingPrice } from './offering-price.tsx'
import { TurnButtons } from './turn-buttons.tsx'
import { changesOf, filledMonths, type UnitsRow } from './units.ts'
import classes from './units-list.module.css'
import { useUnits } from './use-units.ts'
import { words } from './words.ts'
import { YearUnits } from './year-units.tsx'

/** The forecast for narrow screens: one offering at a time. */
export function UnitsList({ rows }: { rows: readonly UnitsRow[] }) {
  const text = words[useLocale()]
  const { open, choose } = useParts(rows.map(({ id }) => id))
  const shown = rows.find(({ id }) => id === open)
  return (
    <Stack gap="m">
      {rows.length > 1 ? (
        <PickOne
          label={text.offering}
          options={rows.map(({ id, name }) => ({ value: id, label: name }))}
          value={shown?.id ?? null}
          onPick={(id) => choose(id ?? undefined)}
        />
      ) : null}
      {shown ? <OfferingUnits key={shown.id} row={shown} /> : null}
    </Stack>
  )
}

function OfferingUnits({ row }: { row: UnitsRow }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const units = useUnits()
  const { put } = units
  const gap = useGap(`forecasts:${row.id}`)
  return (
    <Card isSmall data-field={`forecasts:${row.id}`}>
      <CardHead actions={<CommentButton field={`offering:${row.id}`} label={row.name} />}>
        <Heading>{row.name}</Heading>
        <OfferingPrice id={row.id} />
      </CardHead>
      <Fault>{gap}</Fault>
      <div className={classes.periods}>
        {periodColumns(data, locale).map(({ period, name }, column) => (
          <NumberField
            key={period}
            field={`forecasts.${period}:${row.id}`}
            label={name}
            value={row.values[column]}
            hasComments={false}
            onSave={(value) => put([{ id: row.id, units: { [period]: value } }], period)}
          />
        ))}
      </div>
      <Soft>
        {text.firstYear}: <YearUnits row={row} />
      </Soft>
      {isEditable ? (
        <Row>
          <TurnButtons {...units} />
        </Row>
      ) : null}
      {isEditable ? (
        <Fold label={text.helpers} sign="plus">
          <FillPanel
            rows={[row]}
            active={0}
            onFill={(_, months) => put(changesOf([row], filledMonths(0, months)))}
          />
        </Fold>
      ) : null}
    </Card>
  )
}

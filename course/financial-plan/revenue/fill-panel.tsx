import { Button } from '@mantine/core'
import { useState } from 'react'
import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { months as twelve } from '#domain/finance/periods.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { growth } from '#web/step-kit/numbers/growth.ts'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { percentUnit } from '#web/step-kit/numbers/units.ts'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Segments } from '#web/ui/segments.tsx'
import { bySeason, growing, type Season, sameEveryMonth, seasons } from './fills.ts'
import type { UnitsRow } from './units.ts'
import classes from './units-grid.module.css'
import { words } from './words.ts'

const ways = ['same', 'grow', 'season'] as const
type Way = (typeof ways)[number]

type Props = {
  rows: readonly UnitsRow[]
  /** The row in which somebody is. */
  active: number
  onFill: (row: number, months: readonly number[]) => void
}

/** Fills the months of a row at once: all alike, growing, or with the seasons. */
export function FillPanel({ rows, active, onFill }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const [way, setWay] = useState<Way>('same')
  const [units, setUnits] = useState<number | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [pattern, setPattern] = useState<readonly Season[]>(twelve.map(() => 'usual'))
  const [own, setOwn] = useState<string | null>(null)
  const row = Math.max(
    0,
    rows.findIndex(({ id }) => id === (own ?? rows[active]?.id)),
  )
  const names = periodColumns(data, locale).slice(0, 12)
  const result = units === null ? null : monthsBy(way, units, percent ?? 0, pattern)
  const told = result?.map((one) => figures(one, locale)).join(' + ')

  function handleFill() {
    if (!result) return
    onFill(row, result)
    announce(text.filledIn(rows[row]?.name ?? ''))
  }

  return (
    <Stack gap="m">
      {rows.length > 1 ? (
        <PickOne
          label={text.which}
          options={rows.map(({ id, name }) => ({ value: id, label: name }))}
          value={rows[row]?.id ?? null}
          onPick={setOwn}
        />
      ) : null}
      <Segments
        aria-label={text.helpers}
        value={way}
        onChange={setWay}
        data={ways.map((value) => ({ value, label: text.ways[value] }))}
      />
      <Parts gap="m">
        <NumberField
          key={way}
          field={`fill.${way}`}
          label={text.asks[way]}
          value={units}
          hasComments={false}
          onSave={setUnits}
        />
        {way === 'grow' ? (
          <NumberField
            field="fill.percent"
            label={text.percent}
            hint={text.percentHint}
            value={percent}
            kind={growth}
            unit={percentUnit}
            hasComments={false}
            onSave={setPercent}
          />
        ) : null}
      </Parts>
      {way === 'season' ? (
        <div className={classes.months}>
          {names.map(({ period, name }, month) => (
            <PickOne
              key={period}
              label={name}
              size="sm"
              options={seasons.map((season) => ({ value: season, label: text.seasons[season] }))}
              value={pattern[month] ?? 'usual'}
              onPick={(season) => setPattern((before) => before.with(month, season ?? 'usual'))}
            />
          ))}
        </div>
      ) : null}
      <div role="status">
        {told && result ? (
          <Soft>
            {text.rules[way]}{' '}
            {text.willBe(
              told,
              figures(
                sumOf(result, (one) => one),
                locale,
              ),
            )}
          </Soft>
        ) : null}
      </div>
      <Row>
        <Button variant="light" onClick={handleFill} disabled={!result}>
          {text.fillIn}
        </Button>
      </Row>
    </Stack>
  )
}

function monthsBy(way: Way, units: number, percent: number, pattern: readonly Season[]): number[] {
  if (way === 'same') return sameEveryMonth(units)
  return way === 'grow' ? growing(units, percent) : bySeason(units, pattern)
}

import type { Indicator, Measured } from '#course/impact/shared/indicators.ts'
import { ReadValue } from '#course/shared/read-value.tsx'
import { labelOf } from '#course/shared/segments.ts'
import { measuringTimes } from '#domain/options/marketing.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CheckList } from '#web/step-kit/check-list.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Fault, NumberMark, Told } from '#web/step-kit/layout/said.tsx'
import { Parts, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { fieldOf, hasOutcome } from './gaps.ts'
import classes from './indicator.module.css'
import { checksOf, countsActivity } from './kpi-checks.ts'
import { keptKpi, useIndicators } from './use-indicators.ts'
import { words } from './words.ts'

type Props = { indicator: Indicator; measured: Measured }

export const longestKpi = 500

/** One indicator: what it counts, how, when, and from where to where. */
export function IndicatorCard({ indicator, measured }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const { rename, remove } = useIndicators()
  const { number, kpi } = indicator
  const called = text.indicator(number)
  const others = measured.indicators.filter((one) => one.place !== indicator.place).map((one) => one.kpi)
  const gap = useGap(fieldOf('kpi', indicator))
  return (
    <Card as="li" isSmall>
      <CardHead actions={<RemoveButton name={kpi || called} onRemove={() => remove(indicator)} />}>
        <Row>
          <NumberMark>{number}</NumberMark>
          <strong>{text.kpi}</strong>
        </Row>
      </CardHead>
      <div data-field={fieldOf('kpi', indicator)}>
        <ItemText
          isOneParagraph
          label={`${text.kpi}: ${called}`}
          keptAs={keptKpi(indicator)}
          value={kpi}
          others={others}
          maxLength={longestKpi}
          onSave={(next) => rename(indicator, next)}
        />
        <Fault>{gap}</Fault>
      </div>
      {countsActivity(kpi) ? (
        <Told tone="warn" isStatus>
          {isEditable ? text.counts : text.countsRead}
        </Told>
      ) : null}
      <Outcome indicator={indicator} measured={measured} called={called} />
      <How indicator={indicator} called={called} />
      <Aims indicator={indicator} called={called} />
      <CheckList checks={checksOf(indicator)} labels={isEditable ? text.checks : text.checksRead} isInline />
    </Card>
  )
}

type PartProps = { indicator: Indicator; called: string }

function Outcome({ indicator, measured, called }: Props & { called: string }) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const { change } = useIndicators()
  const field = fieldOf('outcome', indicator)
  const gap = useGap(field)
  if (!isEditable) {
    return (
      <ReadValue label={text.outcome} field={field}>
        {indicator.outcome}
      </ReadValue>
    )
  }
  return (
    <div data-field={field}>
      <PickOne
        label={text.outcome}
        aria-label={`${text.outcome}: ${called}`}
        none={text.choose}
        options={measured.outcomes}
        value={hasOutcome(measured, indicator) ? indicator.outcome : null}
        error={gap}
        onPick={(outcome) => change(indicator, { outcome: outcome ?? '' })}
      />
    </div>
  )
}

function How({ indicator, called }: PartProps) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const { change } = useIndicators()
  const { activityToMeasure, toolToMeasure } = indicator
  return (
    <Parts gap="m">
      <PlanText
        field={fieldOf('activityToMeasure', indicator)}
        label={isEditable ? text.activityToMeasure : text.measuredRead}
        of={called}
        placeholder={text.activityHint}
        value={activityToMeasure}
        maxLength={500}
        hasComments={false}
        onSave={(next) => change(indicator, { activityToMeasure: next })}
      />
      <Stack gap="s">
        <PlanText
          field={fieldOf('toolToMeasure', indicator)}
          label={text.toolToMeasure}
          of={called}
          value={toolToMeasure}
          maxLength={300}
          hasComments={false}
          onSave={(next) => change(indicator, { toolToMeasure: next })}
        />
        {isEditable && toolToMeasure === '' ? (
          <Ideas
            ideas={text.tools}
            of={called}
            onTake={(tool) => change(indicator, { toolToMeasure: tool })}
          />
        ) : null}
      </Stack>
    </Parts>
  )
}

function Time({ indicator, called }: PartProps) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlanFrame()
  const { change } = useIndicators()
  const field = fieldOf('timeToMeasure', indicator)
  const gap = useGap(field)
  const { timeToMeasure } = indicator
  if (!isEditable)
    return (
      <ReadValue label={text.timeToMeasure} field={field}>
        {labelOf(measuringTimes, timeToMeasure, locale) || timeToMeasure}
      </ReadValue>
    )
  return (
    <div data-field={field}>
      <PickOne
        label={text.timeToMeasure}
        aria-label={`${text.timeToMeasure} ${called}`}
        none={text.chooseTime}
        options={measuringTimes}
        value={measuringTimes.find(({ value }) => value === timeToMeasure)?.value ?? null}
        error={gap}
        onPick={(time) => change(indicator, { timeToMeasure: time ?? '' })}
      />
    </div>
  )
}

/** When it is measured, where it stands and shall be, and what else could bring it there. */
function Aims({ indicator, called }: PartProps) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const { aim } = useIndicators()
  const { baseline, target, other } = indicator
  return (
    <>
      <div className={classes.aims}>
        <Time indicator={indicator} called={called} />
        <NumberField
          field={fieldOf('baseline', indicator)}
          label={text.baseline}
          of={called}
          value={baseline}
          warning={isEditable && baseline === null && target !== null ? text.noAim : undefined}
          hasComments={false}
          onSave={(value) => aim(indicator, { baseline: value })}
        />
        <NumberField
          field={fieldOf('target', indicator)}
          label={text.target}
          of={called}
          value={target}
          hasComments={false}
          onSave={(value) => aim(indicator, { target: value })}
        />
      </div>
      <PlanText
        field={fieldOf('other', indicator)}
        label={text.other}
        of={called}
        placeholder={text.otherHint}
        value={other}
        hasComments={false}
        onSave={(next) => aim(indicator, { other: next })}
      />
    </>
  )
}

import {
  isBorrowed,
  type Source,
  type Status,
  sourcesOf,
  statusOf,
} from '#course/financial-plan/shared/funding-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { labelOf } from '#course/shared/segments.ts'
import { fundingStatuses, fundingTypes } from '#domain/options/finance.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card, CardActions } from '#web/step-kit/layout/card.tsx'
import { Parts } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { hasTerm, keptSources } from './funding.ts'
import { LoanCost } from './loan-cost.tsx'
import { useFunding } from './use-funding.ts'
import { words } from './words.ts'

type Props = { source: Source; place: number; onDrag: (isDragged: boolean) => void }

/** One source: what it is, how much, how sure, and of a loan what it costs. */
export function SourceCard({ source, place, onDrag }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { change, remove } = useFunding()
  const typeGap = useGap(`type:${place}`)
  const statusGap = useGap(`status:${place}`)
  const type = labelOf(fundingTypes, source.type, locale)
  const called = `${type || text.source(place + 1)}, ${amountsOf(data, locale)(source.amount)}`
  if (!isEditable) {
    return (
      <Card as="li" isSmall data-field={`years:${place}`}>
        <strong>{called}</strong>
        {isBorrowed(source) ? <LoanCost source={source} place={place} called={called} /> : null}
      </Card>
    )
  }
  const numberOf = (name: 'amount' | 'interestRate' | 'years') => ({
    field: `${name}:${place}`,
    keptAs: `${name}:${keptSources(sourcesOf(data))[place]}`,
    label: text[name],
    of: type || text.source(place + 1),
    value: source[name],
    isRequired: true,
    hasComments: false,
    onSave: (value: number | null) => change(place, { [name]: value }),
  })
  function move(status: Status | null) {
    change(place, { status })
    announce(text.moved(called, labelOf(fundingStatuses, status, locale)))
  }
  return (
    <li draggable onDragStart={() => onDrag(true)} onDragEnd={() => onDrag(false)}>
      <Card as="div" isSmall>
        <Parts gap="m">
          <div data-field={`type:${place}`}>
            <PickOne
              label={text.type}
              aria-label={`${text.type}: ${text.source(place + 1)}`}
              options={fundingTypes}
              value={source.type ?? null}
              {...(source.type ? {} : { none: text.choose })}
              error={typeGap}
              onPick={(next) => change(place, { type: next })}
            />
          </div>
          <MoneyField {...numberOf('amount')} />
          {isBorrowed(source) ? (
            <>
              <PercentField {...numberOf('interestRate')} />
              <NumberField
                {...numberOf('years')}
                check={(years) => (hasTerm(years) ? undefined : text.mostYears)}
              />
            </>
          ) : null}
          <div data-field={`status:${place}`}>
            <PickOne
              label={text.status}
              aria-label={text.moveTo(called)}
              options={fundingStatuses}
              value={statusOf(source)}
              error={statusGap}
              onPick={move}
            />
          </div>
        </Parts>
        {isBorrowed(source) ? <LoanCost source={source} place={place} called={called} /> : null}
        <CardActions>
          <RemoveButton name={called} onRemove={() => remove(place)} />
        </CardActions>
      </Card>
    </li>
  )
}

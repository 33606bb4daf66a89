import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { labelOf } from '#course/shared/segments.ts'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { type AmountList, type AmountRow, amountLists } from './amount-rows.ts'
import classes from './amount-table.module.css'
import type { AmountColumn, AmountWords } from './amount-table.tsx'
import { amountWords } from './amount-words.ts'
import { useAmountRows } from './use-amount-rows.ts'

type Props = {
  list: AmountList
  row: AmountRow
  /** Where refused words wait for it. */
  keptAs: string
  words: AmountWords
  columns: readonly AmountColumn[]
  options: readonly Choice[]
}

export function AmountRowLine({ list, row, keptAs, words, columns, options }: Props) {
  const locale = useLocale()
  const text = amountWords[locale]
  const { data, isEditable } = usePlan()
  const { change, remove } = useAmountRows(list)
  const { place, kind, description, amount } = row
  const kindGap = useGap(`kind:${place}`)
  const called = description || labelOf(options, kind, locale) || text.row(place + 1)
  const more =
    columns.length > 0 ? (
      <div className={classes.more}>
        {columns.map((column) => (
          <p key={column.label} className="figures">
            <span className={classes.label}>{column.label}: </span>
            {column.of(row)}
          </p>
        ))}
      </div>
    ) : null
  if (!isEditable) {
    return (
      <li className={classes.row}>
        <p className={classes.kind}>{labelOf(options, kind, locale) || '–'}</p>
        <p className={classes.what}>{description || '–'}</p>
        <p className={`${classes.amount} figures`}>{amountsOf(data, locale)(amount)}</p>
        {more}
      </li>
    )
  }
  return (
    <li className={classes.row}>
      <div className={classes.kind} data-field={`kind:${place}`}>
        <PickOne
          aria-label={`${words.kind}: ${called}`}
          options={options}
          value={kind}
          {...(kind === null ? { none: text.choose } : {})}
          error={kindGap}
          onPick={(next) => change(place, { kind: next })}
        />
      </div>
      <div className={classes.what} data-field={`description:${place}`}>
        <Description {...{ list, row, keptAs }} />
      </div>
      <div className={classes.amount}>
        <MoneyField
          field={`amount:${place}`}
          keptAs={`${list}.amount:${keptAs}`}
          label={words.amount}
          of={called}
          hidesLabel
          isRequired
          hasComments={false}
          value={amount}
          onSave={(next) => change(place, { amount: next })}
        />
      </div>
      {more}
      <div className={classes.remove}>
        <RemoveButton name={called} onRemove={() => remove(place)} />
      </div>
    </li>
  )
}

function Description({ list, row: { place, description }, keptAs }: Pick<Props, 'list' | 'row' | 'keptAs'>) {
  const text = amountWords[useLocale()]
  const { change } = useAmountRows(list)
  const gap = useGap(`description:${place}`)
  const own = {
    label: `${text.description}: ${text.row(place + 1)}`,
    value: description,
    onSave: (next: string) => change(place, { description: next.trim() }),
  }
  if (!amountLists[list].needsDescription)
    return <PlanText field={`description:${place}`} {...own} maxLength={500} hidesLabel hasComments={false} />
  return (
    <>
      <ItemText keptAs={`${list}.description:${keptAs}`} {...own} isOneParagraph />
      <Fault>{gap}</Fault>
    </>
  )
}

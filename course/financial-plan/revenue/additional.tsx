import type { AmountRow } from '#course/financial-plan/shared/amount-rows.ts'
import { AmountTable } from '#course/financial-plan/shared/amount-table.tsx'
import { YearPercents } from '#course/financial-plan/shared/year-percents.tsx'
import { isMarket } from '#domain/finance/income.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { percentage } from '#web/step-kit/numbers/number-text.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import classes from './revenue.module.css'
import { words } from './words.ts'

/** Other money that comes in every month, and how much of what is given goes on. */
export function Additional() {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  return (
    <Card data-field="additional">
      <CardHead actions={<CommentButton field="additional" label={text.additional} />}>
        <Heading>{text.additional}</Heading>
      </CardHead>
      {isEditable ? <Soft>{text.additionalAbout}</Soft> : null}
      <AmountTable
        list="additionalRevenue"
        words={{
          list: text.additional,
          kind: text.category,
          amount: text.perMonth,
          add: text.addRevenue,
          none: text.noRevenue,
          placeholder: text.placeholder,
        }}
        columns={[{ label: text.kind, of: (row) => <Sort row={row} /> }]}
      />
      <YearPercents
        step="revenue"
        name="grant-continuity"
        label={text.continuity}
        usual={100}
        kind={percentage}
      />
    </Card>
  )
}

function Sort({ row }: { row: AmountRow }) {
  const text = words[useLocale()]
  if (row.kind === null) return '–'
  const isOfMarket = isMarket({ category: row.kind })
  return (
    <span className={classes.sort} data-market={isOfMarket}>
      {isOfMarket ? text.fromMarket : text.notMarket}
    </span>
  )
}

import { planCurrency } from '#course/contract/plan-currency.ts'
import type { AmountRow } from '#course/financial-plan/shared/amount-rows.ts'
import { AmountTable, type AmountWords } from '#course/financial-plan/shared/amount-table.tsx'
import { YearPercents } from '#course/financial-plan/shared/year-percents.tsx'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { Calculated, HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { labelOf } from '#course/shared/segments.ts'
import { moneyText } from '#domain/money-text.ts'
import { expenseCategories } from '#domain/options/finance.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { growth } from '#web/step-kit/numbers/growth.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { expenseRows, isNonOperating, isOperating, nonOperatingFirst, unpaidOf } from './expenses.ts'
import { ExpenseHints } from './hints.tsx'
import { expensesPicture } from './treemap-picture.ts'
import { words } from './words.ts'

/** What it costs to stay open each month. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const common = { kind: text.category, amount: text.cost, none: text.none }
  return (
    <HowCalculated figures={shownFigures(data)}>
      <Room>
        <Stack gap="l" data-field="list">
          <Part
            type="operating"
            about={text.operatingAbout}
            words={{ ...common, list: text.operating, add: text.add, placeholder: text.placeholder }}
            comments
          />
          <ExpenseHints />
          <Part
            type="non-operating"
            about={text.nonOperatingAbout}
            words={{
              ...{ ...common, list: text.nonOperating },
              ...{ add: text.addOther, placeholder: text.otherPlaceholder },
            }}
          />
        </Stack>
        <WhatMoved />
        {expenseRows(data).some(({ amount }) => (amount ?? 0) > 0) ? (
          <Stack gap="s">
            <Heading>{text.byCategory}</Heading>
            <AskedPicture picture={expensesPicture(data, locale)} />
          </Stack>
        ) : null}
        <Card>
          <YearPercents
            {...{ step: 'expenses', name: 'growth', label: text.growth, hint: text.growthHint }}
            {...{ usual: 0, kind: growth, comments: 'growth' }}
          />
        </Card>
      </Room>
    </HowCalculated>
  )
}

type PartProps = {
  type: 'operating' | 'non-operating'
  about: string
  words: AmountWords
  /** The conversation about the whole list begins here. */
  comments?: boolean
}

/** The expenses of one sort, and what they make in a month and in the first year. */
function Part({ type, about, words: own, comments = false }: PartProps) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  const isOwn = type === 'operating' ? isOperating : isNonOperating
  const name = type === 'operating' ? 'operatingExpenses' : 'nonOperatingExpenses'
  const { IS } = shownFigures(data).results
  const perYear = ({ amount, place, description, kind }: AmountRow) =>
    amount === null ? (
      '–'
    ) : (
      <Calculated
        figure={{ name: 'expenseYear', row: place }}
        of={`${text.perYear}, ${description || labelOf(expenseCategories, kind, locale)}`}
      >
        {money(amount * 12)}
      </Calculated>
    )
  return (
    <Card aria-label={own.list}>
      <CardHead actions={comments ? <CommentButton field="list" label={text.list} /> : null}>
        <Heading>{own.list}</Heading>
      </CardHead>
      <Soft>{about}</Soft>
      <AmountTable
        list="expenses"
        words={own}
        only={isOwn}
        given={{ type }}
        options={type === 'operating' ? expenseCategories : nonOperatingFirst}
        columns={[{ label: text.perYear, of: perYear }]}
        {...(type === 'operating' && {
          ideas: { label: text.unpaid, texts: unpaidOf(data), kind: 'salaries' },
        })}
        form={type}
      >
        <Row>
          <strong>{text.total}</strong>
          <Calculated figure={{ name, column: 'm1' }} of={text.totalPerMonth(own.list)}>
            {text.month(money(IS.m1[name]))}
          </Calculated>
          <span>
            {text.inYear(1)}:{' '}
            <Calculated figure={{ name, column: 'y1' }} of={text.totalPerYear(own.list)}>
              {money(IS.y1[name])}
            </Calculated>
          </span>
        </Row>
      </AmountTable>
    </Card>
  )
}

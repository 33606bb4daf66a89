import { planCurrency } from '#course/contract/plan-currency.ts'
import type { PairFunnel } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { howWords } from '#course/shared/finance/how-words.ts'
import { figures } from '#domain/figures.ts'
import type { PairFigure } from '#domain/finance/explain/explanation.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { people } from './numbers-picture.ts'
import { words } from './words.ts'

/** A number of the funnel of one pair. */
export const figureOf = ({ pair }: PairFunnel, name: PairFigure['name']): PairFigure => ({
  ...{ name, segment: pair.segment._id, offering: pair.offering._id },
})

/** Each number of the pictures, to be asked how it comes about. */
export function HowFunnel({ of }: { of: PairFunnel }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { funnel } = of
  const money = (amount: number | null) =>
    amount === null ? text.unknown : moneyText(amount, locale, planCurrency(data))
  const { leads, warm, customers } = text.bands
  const lines = [
    ['leads', leads, people(funnel.leads, locale)],
    ['warm', warm, people(funnel.warm, locale)],
    ['customers', customers, people(funnel.customers, locale)],
    ['budget', text.budget, money(funnel.budget)],
    ['cac', text.cac, money(funnel.cac)],
    ['ltv', text.ltv, money(funnel.ltv)],
    ['ratio', text.ratio, ratioText(funnel.ratio, text.unknown, locale)],
  ] as const
  return (
    <Fold label={howWords[locale].how}>
      <List gap="s">
        {lines.map(([name, label, told]) => (
          <li key={name}>
            {label}:{' '}
            <Calculated figure={figureOf(of, name)} of={label}>
              {told}
            </Calculated>
          </li>
        ))}
      </List>
    </Fold>
  )
}

const ratioText = (ratio: number | null, unknown: string, locale: 'en' | 'es') =>
  ratio === null ? unknown : figures(ratio, locale, { maximumFractionDigits: 2 })

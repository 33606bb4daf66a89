import { planCurrency } from '#course/contract/plan-currency.ts'
import { ChartDrawing } from '#course/financial-plan/shared/result-parts.tsx'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { sharePicture } from './share-picture.ts'
import { words } from './words.ts'

/** How far the market carries the business in each year; a loss is named beside a share that looks good. */
export function SustainabilityCard({ figures }: { figures: ShownFigures }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { marketShare, level, IS } = figures.results
  return (
    <Card>
      <Heading>{text.card}</Heading>
      <ChartDrawing draw={(width) => sharePicture(figures, locale, width)} />
      <List gap="s">
        {years.map((year) => (
          <li key={year}>
            {periodName(year, data, locale)}:{' '}
            <Calculated figure={{ name: 'marketShare', column: year }} of={text.share}>
              {toldNumber(marketShare[year], 'percent', locale, '')}
            </Calculated>{' '}
            · <strong>{text.levels[level[year]]}</strong>
            {level[year] !== 'none' && IS[year].netProfit < 0 ? (
              <>
                {' '}
                <AskedWords
                  text={text.withLoss}
                  numbers={{
                    amount: [
                      { name: 'netProfit', column: year },
                      moneyText(-IS[year].netProfit, locale, planCurrency(data)),
                      text.card,
                    ],
                  }}
                />
              </>
            ) : null}
          </li>
        ))}
      </List>
      <Soft isSmall>{text.almostRule}</Soft>
    </Card>
  )
}

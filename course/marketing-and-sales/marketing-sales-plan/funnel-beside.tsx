import { planCurrency } from '#course/contract/plan-currency.ts'
import type { PairFunnel } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { HowFunnel } from './how-funnel.tsx'
import { numbersPicture, people, worthPicture } from './numbers-picture.ts'
import { words } from './words.ts'

/** What grows out of the numbers: the funnel, the two bars, and what they mean. */
export function FunnelBeside({ of }: { of: PairFunnel }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { funnel, activities } = of
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  const closing = activities.filter(({ activityType }) => activityType === 'bofu')
  return (
    <Stack gap="m">
      <Heading size="h5">{text.funnel}</Heading>
      <PictureView picture={numbersPicture(of, locale)} />
      {funnel.isOver ? (
        <Told tone="warn" isStatus>
          {text[isEditable ? 'funnelOver' : 'funnelOverRead'](
            people(
              sumOf(closing, ({ reach }) => reach ?? 0),
              locale,
            ),
            people(funnel.warm, locale),
          )}
        </Told>
      ) : null}
      <PictureView picture={worthPicture(of, locale, money)} />
      <div role="status">
        <Standing funnel={funnel} />
      </div>
      <HowFunnel of={of} />
    </Stack>
  )
}

function Standing({ funnel: { standing, ratio, warning } }: Pick<PairFunnel, 'funnel'>) {
  const locale = useLocale()
  const text = words[locale]
  const { isEditable } = usePlan()
  const times = ratio === null ? '' : text.times(figures(ratio, locale, { maximumFractionDigits: 2 }))
  if (warning)
    return (
      <Card as="div" edge="error" isSmall>
        <p>
          <strong>{isEditable ? text.cacAboveLtv : text.cacAboveLtvRead}</strong>
        </p>
        <p>{times || text.standings.red}</p>
      </Card>
    )
  if (standing === null) return null
  return (
    <Told tone={standing === 'green' ? 'leaf' : 'warn'}>
      {times} {text.standings[standing]}
    </Told>
  )
}

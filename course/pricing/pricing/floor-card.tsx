import { Anchor } from '@mantine/core'
import { moneyOf, percentText } from '#course/pricing/shared/figures.ts'
import { AskedWords } from '#course/shared/finance/asked-words.tsx'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { markupOf } from '#course/shared/markup.ts'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { percentUnit } from '#web/step-kit/numbers/units.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { usePrices } from './use-prices.ts'
import { words } from './words.ts'

type Props = { offering: Offering; cost: number | null; costPlus: number | null }

/** Below the unit cost every sale loses; the markup shows what cost alone would ask. */
export function FloorCard({ offering, cost, costPlus }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const linkTo = useStepLink()
  const { setMarkup } = usePrices()
  const money = moneyOf(data, locale)
  const markup = markupOf(data, offering)
  const name = nameOf(offering, locale)
  return (
    <Card>
      <Heading>{isEditable ? text.floor : text.floorRead}</Heading>
      {cost === null ? (
        <Soft>
          {text.noCost} {isEditable ? <Anchor href={linkTo('unit-costs')}>{text.toCosts}</Anchor> : null}
        </Soft>
      ) : (
        <p>
          {text.cost}:{' '}
          <Calculated figure={{ name: 'unitCost', offering: offering._id }} of={`${text.cost}, ${name}`}>
            {money(cost)}
          </Calculated>
        </p>
      )}
      <NumberField
        field={`markup:${offering._id}`}
        label={text.markup}
        of={name}
        hint={text.markupHint}
        unit={percentUnit}
        value={markup}
        hasComments={false}
        onSave={(markup) => setMarkup(offering, markup)}
      />
      <div role="status">
        {costPlus === null || cost === null || markup === null ? null : (
          <Soft>
            <AskedWords
              text={text.costPlusIs(money(cost), percentText(markup, locale), '{price}')}
              numbers={{
                price: [
                  { name: 'costPlus', offering: offering._id },
                  money(costPlus),
                  `${text.costPlus}, ${name}`,
                ],
              }}
            />
          </Soft>
        )}
      </div>
    </Card>
  )
}

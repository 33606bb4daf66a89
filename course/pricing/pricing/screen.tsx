import { unitCostOf } from '#course/pricing/shared/figures.ts'
import { AskedPicture } from '#course/shared/finance/asked-picture.tsx'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { WhatMoved } from '#course/shared/finance/what-moved.tsx'
import { nameOf, type Offering } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { OfferingTabs } from '#web/step-kit/parts/offering-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { FloorCard } from './floor-card.tsx'
import { OwnCard } from './own-card.tsx'
import { PairCard } from './pair-card.tsx'
import { bordersOf, gapsOfOffering, marginOf, subsidyOf } from './prices.ts'
import { scalePicture } from './scale-picture.ts'
import { words } from './words.ts'

/** A price for each offering and each segment, between what it costs, what others ask and what people would pay. */
export function Screen() {
  const locale = useLocale()
  const { data } = usePlan()
  return (
    <Room isWide>
      <OfferingTabs isComplete={(offering) => gapsOfOffering(data, offering).length === 0}>
        {(offering) => (
          <HowCalculated figures={shownFigures(data)}>
            <Columns isSticky side={<Scale offering={offering} />}>
              <Prices offering={offering} />
            </Columns>
            <WhatMoved
              key={offering._id}
              own={[
                {
                  label: words[locale].margin,
                  value: marginOf(offering.price, unitCostOf(offering))?.margin ?? null,
                  figure: { name: 'priceMargin', offering: offering._id },
                },
              ]}
            />
          </HowCalculated>
        )}
      </OfferingTabs>
    </Room>
  )
}

function Prices({ offering }: { offering: Offering }) {
  const { data } = usePlan()
  const { cost, costPlus, pairs } = bordersOf(data, offering)
  return (
    <Stack>
      <FloorCard {...{ offering, cost, costPlus }} />
      {pairs.map((pair) => (
        <PairCard key={pair.key} pair={pair} cost={cost} />
      ))}
      <OwnCard {...{ offering, cost, pairs }} />
    </Stack>
  )
}

function Scale({ offering }: { offering: Offering }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { cost, pairs } = bordersOf(data, offering)
  const picture = scalePicture(data, offering, locale)
  const subsidy = subsidyOf(pairs, cost)
  const named = (some: typeof pairs) =>
    new Intl.ListFormat(locale).format(some.map(({ segment }) => nameOf(segment, locale)))
  return (
    <Stack gap="m">
      <Heading size="h5">{text.scale}</Heading>
      {picture.twin?.length ? (
        <AskedPicture picture={picture} />
      ) : (
        <Soft isSmall>{isEditable ? text.noScale : text.noScaleRead}</Soft>
      )}
      <div role="status">
        {subsidy ? (
          <Told tone="warn">{text.subsidy(named(subsidy.carrying), named(subsidy.carried))}</Told>
        ) : null}
      </div>
    </Stack>
  )
}

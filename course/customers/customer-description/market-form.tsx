import { isTargetTooLarge, targetAboveAddressable } from '#course/shared/market.ts'
import type { Segment } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Soft, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { people } from '#web/step-kit/numbers/number-text.ts'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { PictureView } from '#web/step-kit/report/picture-view.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { circlesPicture } from './circles-picture.ts'
import { customersOf, isRareShare, needsMarket } from './market.ts'
import classes from './market-form.module.css'
import { words } from './words.ts'

/** How many there are, how many can be reached, and how many are likely to come. */
export function MarketForm({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const { _id: id } = segment
  const textOf = (name: 'addressableMarketDescription' | 'marketShareJustification') => (
    <PlanText
      field={`${name}:${id}`}
      label={text.market[name]}
      hint={text.hints[name]}
      value={segment[name]}
      hasComments={false}
      onSave={(typed) => write.update('segment', id, { [name]: typed })}
    />
  )
  const numberOf = (name: 'addressableMarket' | 'targetMarket' | 'marketShare') => ({
    field: `${name}:${id}`,
    label: text.market[name],
    hint: text.marketAbout[name],
    value: segment[name],
    hasComments: false,
    onSave: (value: number | null) => write.update('segment', id, { [name]: value }),
  })
  const isTooLarge = (target: number) =>
    isTargetTooLarge(target, segment.addressableMarket) ? targetAboveAddressable[locale] : undefined
  return (
    <Columns isSticky side={<Circles segment={segment} />}>
      {needsMarket(data, segment) ? null : <Soft>{isEditable ? text.notNeeded : text.notNeededRead}</Soft>}
      <Stack>
        <NumberField {...numberOf('addressableMarket')} kind={people} />
        {textOf('addressableMarketDescription')}
        <NumberField {...numberOf('targetMarket')} kind={people} check={isTooLarge} />
        <PercentField
          {...numberOf('marketShare')}
          warning={isEditable && isRareShare(segment.marketShare) ? text.rareShare : null}
        />
        {textOf('marketShareJustification')}
      </Stack>
    </Columns>
  )
}

function Circles({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const isWide = useIsWide()
  const picture = circlesPicture(data, segment, locale)
  const customers = customersOf(segment)
  return (
    <Stack gap="m">
      <Heading size="h5">{text.circles}</Heading>
      {isWide ? (
        <PictureDrawing className={classes.circles} picture={picture} />
      ) : (
        <PictureView picture={picture} />
      )}
      {customers === null ? null : (
        <Told isStatus>{text.customers(figures(customers, locale), customers === 1)}</Told>
      )}
    </Stack>
  )
}

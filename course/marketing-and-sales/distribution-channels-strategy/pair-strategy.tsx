import {
  coverageOf,
  type Route,
  routesOf,
  strategyKey,
  strategyOf,
  strategyStep,
} from '#course/marketing-and-sales/shared/channels.ts'
import { nameOf } from '#course/shared/segments.ts'
import { routes } from '#domain/options/marketing.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns } from '#web/step-kit/layout/room.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { Picks } from '#web/step-kit/picks.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { BuyingCard } from './buying-card.tsx'
import { MapCards } from './map-cards.tsx'
import { adviceFor, isUnusual } from './strategy.ts'
import { TradeOffs } from './trade-offs.tsx'
import { words } from './words.ts'

const isRoute = (id: string): id is Route => routes.some(({ value }) => value === id)

/** How widely one offering is sold to one segment, by whom, and why. */
export function PairStrategy({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write, isEditable } = usePlan()
  const { key, segment, offering } = pair
  const called = text.pair(nameOf(offering, locale), nameOf(segment, locale))
  const place = { step: strategyStep, key: strategyKey(offering._id), parent: segment._id }
  const advice = adviceFor(pair)
  const chosen = routesOf(data, pair)
  return (
    <Columns share="third" isSticky sideFirst side={<BuyingCard pair={pair} />}>
      <Stack gap="xl" data-field={`pair:${key}`}>
        <CardHead actions={<CommentButton field={`pair:${key}`} label={called} />}>
          <Heading>{called}</Heading>
        </CardHead>
        <MapCards
          field={`strategy:${key}`}
          of={called}
          value={coverageOf(data, pair)}
          advised={advice?.coverage ?? null}
          onChange={(value) => write.save(place, { value })}
        />
        {advice && isEditable && isUnusual(data, pair) ? (
          <Told tone="warn" isStatus>
            {text.unusual[advice.search](text.sold[advice.coverage])}
          </Told>
        ) : null}
        <Picks
          field={`strategy.valueArr:${key}`}
          label={text.routes}
          of={called}
          options={routes.map(({ value, [locale]: label }) => ({ id: value, text: label }))}
          chosen={chosen}
          onChange={(picked) => write.save(place, { valueArr: picked.filter(isRoute) })}
        />
        {advice?.route && isEditable && !chosen.includes(advice.route) ? (
          <Told tone="warn">{text.fitsRoute}</Told>
        ) : null}
        <TradeOffs chosen={chosen} />
        <PlanText
          field={`strategy.description:${key}`}
          label={text.reason}
          of={called}
          hint={text.reasonHint}
          value={strategyOf(data, pair)?.description}
          maxLength={500}
          hasComments={false}
          onSave={(description) => write.save(place, { description })}
        />
      </Stack>
    </Columns>
  )
}

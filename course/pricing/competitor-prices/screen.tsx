import { competitorsOf, marketOf } from '#course/pricing/shared/figures.ts'
import { HowCalculated } from '#course/shared/finance/how-calculated.tsx'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { ownsRecords } from '#web/step-kit/parts/part-fields.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { MarketBox } from './market-box.tsx'
import { pairName } from './market-picture.ts'
import { PricesBeside } from './prices-beside.tsx'
import { RivalCard } from './rival-card.tsx'
import { gapsOfPair, longestName, suggestionsFor } from './rivals.ts'
import { words } from './words.ts'

/** What people use instead of each offering, what that costs, and how large the market is. */
export function Screen() {
  const { data } = usePlan()
  const owns = ownsRecords((key) => competitorsOf(data, { key }))
  return (
    <Room isWide>
      <PairPicker isComplete={(pair) => gapsOfPair(data, pair).length === 0} owns={owns}>
        {(pair) => {
          const rivals = competitorsOf(data, pair)
          const beside = <PricesBeside of={{ pair, rivals, share: marketOf(pair).marketShare }} />
          return (
            <HowCalculated figures={shownFigures(data)}>
              <Columns isSticky side={beside}>
                <Competitors pair={pair} />
                <MarketBox pair={pair} />
              </Columns>
            </HowCalculated>
          )
        }}
      </PairPicker>
    </Room>
  )
}

function Competitors({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, write, isEditable } = usePlan()
  const field = `competitors:${pair.key}`
  const gap = useGap(field)
  const rivals = competitorsOf(data, pair)
  const called = pairName(pair, locale)
  const names = rivals.map(({ name }) => name ?? '')
  const add = (name: string) =>
    write.insert('competitor', {
      name,
      offeringId: pair.offering._id,
      segmentId: pair.segment._id,
      price: null,
      marketShare: null,
    })
  return (
    <Stack gap="m" data-field={field}>
      <Heading>{text.competitors}</Heading>
      {rivals.length === 0 ? (
        <Soft>{isEditable ? text.empty : text.none}</Soft>
      ) : (
        <Soft isSmall>{text.shareHint}</Soft>
      )}
      <Fault>{gap}</Fault>
      <List>
        {rivals.map((rival, place) => (
          <RivalCard
            key={queue.firstId(rival._id)}
            rival={rival}
            place={place}
            others={names.toSpliced(place, 1)}
          />
        ))}
      </List>
      {isEditable ? (
        <>
          <AddLine
            label={text.add}
            placeholder={text.placeholder}
            button={text.button}
            keptAs={field}
            of={called}
            others={names}
            maxLength={longestName}
            onAdd={add}
          />
          <Ideas
            label={text.suggestions}
            ideas={suggestionsFor(data, pair).slice(0, 6)}
            of={called}
            onTake={add}
          />
        </>
      ) : null}
    </Stack>
  )
}

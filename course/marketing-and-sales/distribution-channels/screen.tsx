import { Button } from '@mantine/core'
import { channelsOf } from '#course/marketing-and-sales/shared/channels.ts'
import { nameOf } from '#course/shared/segments.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { ownsRecords } from '#web/step-kit/parts/part-fields.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { pairGaps } from './chains.ts'
import { ChannelCard } from './channel-card.tsx'
import { useChains } from './use-chains.ts'
import { words } from './words.ts'

/** The ways on which each offering comes to its customers, hand by hand. */
export function Screen() {
  const { data } = usePlan()
  const pairs = pairsOf(data)
  const owns = ownsRecords((key) => {
    const pair = pairs.find((one) => one.key === key)
    return pair ? channelsOf(data, pair) : []
  })
  return (
    <Room isWide>
      <PairPicker isComplete={(pair) => pairGaps(data, pair).length === 0} owns={owns}>
        {(pair) => <PairChannels pair={pair} />}
      </PairPicker>
    </Room>
  )
}

function PairChannels({ pair }: { pair: Pair }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue, isEditable } = usePlan()
  const { add } = useChains()
  const field = `channels:${pair.key}`
  const gap = useGap(field)
  const channels = channelsOf(data, pair)
  const called = text.pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
  const button = isEditable ? (
    <Button variant="light" onClick={() => add(pair)} aria-label={`${text.add}: ${called}`}>
      {text.add}
    </Button>
  ) : null
  return (
    <Stack data-field={field}>
      <Heading>{called}</Heading>
      <Fault>{gap}</Fault>
      {channels.length === 0 && !isEditable ? <Soft>{text.none}</Soft> : null}
      {channels.length === 0 && isEditable ? (
        <EmptyState title={text.emptyTitle} why={text.emptyWhy} example={text.emptyExample}>
          {button}
        </EmptyState>
      ) : (
        <>
          <List gap="l">
            {channels.map((channel, index) => (
              <ChannelCard
                key={queue.firstId(channel._id)}
                pair={pair}
                channel={channel}
                number={index + 1}
              />
            ))}
          </List>
          {isEditable && channels.length < 2 ? <Soft>{text.another}</Soft> : null}
          {button}
        </>
      )}
    </Stack>
  )
}

import { useState } from 'react'
import { type Channel, isOwn, nameOfChannel, routeOf } from '#course/marketing-and-sales/shared/channels.ts'
import { lossesOf, lossText } from '#course/shared/losses.ts'
import { nameOf } from '#course/shared/segments.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import { messageText } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { announce } from '#web/ui/announce.ts'
import { Fold } from '#web/ui/fold.tsx'
import { chainPicture, keptText } from './chain-picture.ts'
import { chainOf, conflictOf, isTwice, mostHands, priceOf } from './chains.ts'
import { HandRow } from './hand-row.tsx'
import { useChains } from './use-chains.ts'
import { words } from './words.ts'

type Props = { pair: Pair; channel: Channel; number: number }

/** One channel: the way as a picture, and below it every hand, which is the same in words. */
export function ChannelCard({ pair, channel, number }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const isWide = useIsWide()
  const { remove } = useChains()
  const field = `channel:${channel._id}`
  const gap = useGap(field)
  const chain = chainOf(data, channel)
  const route = routeOf(channel)
  const conflict = conflictOf(data, pair, channel)
  const called = `${text.channel(number)}: ${nameOfChannel(channel, locale)}`
  const twice = isTwice(data, pair, channel) ? messageText({ message: 'duplicate' }, locale) : null
  return (
    <Card as="li" data-field={field}>
      <CardHead
        actions={
          <>
            <CommentButton field={field} label={called} />
            <RemoveButton
              name={called}
              ask={text.ask}
              consequence={() => lossText(lossesOf(data, channel._id, ['channel', 'input']), locale)}
              onRemove={() => remove(channel)}
            />
          </>
        }
      >
        <Heading level={3}>{called}</Heading>
        {route ? (
          <Row>
            <Pill>{text[route]}</Pill>
          </Row>
        ) : null}
      </CardHead>
      {isWide && chain.length > 0 ? (
        <PictureDrawing
          style={{ width: '100%', maxWidth: '50rem' }}
          picture={chainPicture(data, pair, channel, locale, isEditable ? text.you : text.us)}
        />
      ) : null}
      <Fault>{gap ?? (isEditable ? twice : null)}</Fault>
      {conflict && isEditable ? <Told tone="warn">{text.conflict[conflict]}</Told> : null}
      <List isOrdered gap="l">
        {chain.map((link, place) => (
          <HandRow key={place} {...{ channel, link, place, number }} count={chain.length} />
        ))}
      </List>
      {chain.some(({ hand }) => !isOwn(hand)) ? (
        <Told tone={priceOf(chain).isOver ? 'warn' : 'leaf'} isStatus>
          {keptText(chain, locale, isEditable)}
        </Told>
      ) : null}
      {isEditable && chain.length < mostHands ? (
        <Palette channel={channel} called={called} isFirst={chain.length === 0} />
      ) : null}
      {isEditable && chain.length > 0 ? <CopyTo pair={pair} channel={channel} called={called} /> : null}
    </Card>
  )
}

type PaletteProps = { channel: Channel; called: string; isFirst: boolean }

/** Everybody who may stand between the team and the customer; one more comes at the end. */
function Palette({ channel, called, isFirst }: PaletteProps) {
  const locale = useLocale()
  const text = words[locale]
  const { change } = useChains()
  // Whoever takes the first hand there goes on to the next.
  const [startedOpen] = useState(isFirst)
  const groups = Map.groupBy(intermediaryTypes, ({ value }) =>
    isOwn({ intermediaryType: value }) ? text.own : text.others,
  )
  function take(label: string) {
    const kind = intermediaryTypes.find((one) => one[locale] === label)
    if (!kind) return
    change(channel, (chain) => [
      ...chain,
      { hand: { intermediaryType: kind.value, description: '' }, share: null },
    ])
    announce(text.added(label))
  }
  return (
    <Fold
      sign="plus"
      open={startedOpen}
      label={
        <>
          {text.addHand}
          <span className="visually-hidden">: {called}</span>
        </>
      }
    >
      <Stack gap="s">
        {[...groups].map(([name, kinds]) => (
          <div key={name}>
            <Soft isSmall>{name}</Soft>
            <Ideas ideas={kinds.map((kind) => kind[locale])} of={called} onTake={take} />
          </div>
        ))}
      </Stack>
    </Fold>
  )
}

/** The same way often serves another offering or segment. */
function CopyTo({ pair, channel, called }: { pair: Pair; channel: Channel; called: string }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { copy } = useChains()
  const others = pairsOf(data).filter(({ key }) => key !== pair.key)
  if (others.length === 0) return null
  function take(key: string | null) {
    const other = others.find((one) => one.key === key)
    if (!other) return
    copy(channel, other)
    announce(text.copied)
  }
  return (
    <PickOne
      aria-label={`${text.copy}: ${called}`}
      none={text.copy}
      value={null}
      options={others.map(({ key, offering, segment }) => ({
        value: key,
        label: text.pair(nameOf(offering, locale), nameOf(segment, locale)),
      }))}
      onPick={take}
    />
  )
}

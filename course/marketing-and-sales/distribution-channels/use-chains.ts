import { type Channel, handsOf } from '#course/marketing-and-sales/shared/channels.ts'
import { isEqual } from '#domain/plan/equal.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Chain, chainOf, step, writtenOf } from './chains.ts'

/** Makes channels, and changes the way that one goes. */
export function useChains() {
  const { read, write } = usePlanFrame()
  const make = ({ segment, offering }: Pair, hands: Channel['intermediaries']) =>
    write.insert('channel', {
      segmentId: segment._id,
      offeringId: offering._id,
      intermediaries: hands ?? [],
      selected: false,
    })
  const keep = (channel: string, valueArr: string[]) =>
    write.save({ step, key: 'share', parent: channel }, { valueArr })
  return {
    add: (pair: Pair) => make(pair, []),
    copy(channel: Channel, pair: Pair) {
      const { shares } = writtenOf(chainOf(read(), channel))
      const made = make(pair, [...handsOf(channel)])
      if (shares.length > 0) keep(made, shares)
    },
    change({ _id }: Channel, change: (chain: Chain) => Chain) {
      const plan = read()
      const now = plan.channel?.find((one) => one._id === _id)
      if (!now) return
      const before = chainOf(plan, now)
      const [old, next] = [writtenOf(before), writtenOf(change(before))]
      if (!isEqual(old.shares, next.shares)) keep(_id, next.shares)
      if (!isEqual(old.intermediaries, next.intermediaries))
        write.update('channel', _id, { intermediaries: next.intermediaries })
    },
    remove: ({ _id }: Channel) => write.remove('channel', _id),
  }
}

import { channelsOf, handsOf } from '#course/marketing-and-sales/shared/channels.ts'
import { nameOf } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { chainPicture } from './chain-picture.ts'
import { words } from './words.ts'

/** The way of each offering to its customers, channel by channel. */
export const report: SummaryPart = (plan, locale) =>
  pairsOf(plan).flatMap((pair): Block[] => {
    const drawn = channelsOf(plan, pair).filter((channel) => handsOf(channel).length > 0)
    if (drawn.length === 0) return []
    const title = words[locale].pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
    return [
      { kind: 'heading', text: title },
      ...drawn.map(
        (channel): Block => ({ kind: 'picture', picture: chainPicture(plan, pair, channel, locale) }),
      ),
    ]
  })

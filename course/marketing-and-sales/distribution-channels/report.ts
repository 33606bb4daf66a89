import { type Channel, channelsOf, handsOf } from '#course/marketing-and-sales/shared/channels.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
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
      ...drawn.flatMap((channel): Block[] => [
        { kind: 'picture', picture: chainPicture(plan, pair, channel, locale) },
        ...whatTheyDo(channel, locale),
      ]),
    ]
  })

function whatTheyDo(channel: Channel, locale: ReportLocale): Block[] {
  const rows = handsOf(channel)
    .filter(({ description }) => !isBlank(description))
    .map(({ intermediaryType, description }) => ({
      label: labelOf(intermediaryTypes, intermediaryType, locale) || words[locale].hand,
      value: description ?? '',
    }))
  return rows.length > 0 ? [{ kind: 'facts', rows }] : []
}

import { nameOfChannel } from '#course/marketing-and-sales/shared/channels.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { bubblePicture } from './bubble-picture.ts'
import { ranked, scoredFor, scoreNames, segmentsWithChannels } from './scores.ts'
import { words } from './words.ts'

/** How the channels to each segment were weighed, the best first, and which ones are chosen. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  return segmentsWithChannels(plan).flatMap((segment): Block[] => {
    const told = ranked(scoredFor(plan, segment)).filter(({ mean, isChosen }) => isChosen || mean !== null)
    if (told.length === 0) return []
    const name = nameOf(segment, locale)
    const { twin: _, ...picture } = bubblePicture(told, name, locale)
    const rows = told.map(({ channel, number, scores, mean, isChosen, why }) => [
      String(number),
      nameOfChannel(channel, locale),
      ...scoreNames.map((score) => String(scores[score] ?? '–')),
      mean === null ? '–' : text.mean(mean),
      isChosen ? [text.yes, why.trim()].filter(Boolean).join('. ') : '–',
    ])
    return [
      { kind: 'heading', text: name },
      ...(told.some(({ mean }) => mean !== null) ? [{ kind: 'picture', picture } as const] : []),
      { kind: 'table', head: text.head, rows },
    ]
  })
}

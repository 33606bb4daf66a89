import {
  ranked,
  scoredFor,
  segmentsWithChannels,
} from '#course/marketing-and-sales/channel-prioritization/scores.ts'
import { numbersPicture, pairName } from '#course/marketing-and-sales/marketing-sales-plan/numbers-picture.ts'
import { words as numberWords } from '#course/marketing-and-sales/marketing-sales-plan/words.ts'
import { nameOfChannel } from '#course/marketing-and-sales/shared/channels.ts'
import { chosenFunnels } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { only, type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Block } from '#domain/report/block.ts'

const words = {
  en: {
    strategy: 'How widely we sell',
    channels: 'The channels we chose',
    head: ['Segment', 'Channel', 'Why'],
    activities: 'What we do to be found',
    funnel: 'From strangers to customers',
    worth: 'What a customer costs and brings',
    budget: 'Budget of a year',
  },
  es: {
    strategy: 'Qué tan ampliamente vendemos',
    channels: 'Los canales que elegimos',
    head: ['Segmento', 'Canal', 'Por qué'],
    activities: 'Lo que hacemos para que nos encuentren',
    funnel: 'De desconocidos a clientes',
    worth: 'Lo que cuesta y aporta un cliente',
    budget: 'Presupuesto de un año',
  },
} as const

/** How the offerings reach people, how many of those become customers, and what that costs. */
export const marketing: SectionPart = (told) => {
  if (!told.takes('five')) return []
  const text = words[told.locale]
  const at = (step: string) => told.step('five', step)
  return [
    ...under(text.strategy, at('distribution-channels-strategy')),
    ...under(text.channels, channels(told)),
    ...under(text.funnel, funnels(told)),
    ...under(text.worth, only(['table'], at('marketing-sales-plan'))),
    ...under(text.budget, only(['facts', 'table'], at('activities-selection'))),
  ]
}

function channels({ plan, locale }: Telling): readonly Block[] {
  const rows = segmentsWithChannels(plan).flatMap((segment) =>
    ranked(scoredFor(plan, segment))
      .filter(({ isChosen }) => isChosen)
      .map(({ channel, why }) => [
        nameOf(segment, locale),
        nameOfChannel(channel, locale),
        why.trim() || '–',
      ]),
  )
  return table(words[locale].head, rows)
}

const funnels = ({ plan, locale }: Telling): readonly Block[] =>
  chosenFunnels(plan).flatMap((one): Block[] => [
    { kind: 'heading', text: pairName(one, locale) },
    { kind: 'picture', picture: numbersPicture(one, locale) },
    ...(one.funnel.warning ? [{ kind: 'text', text: numberWords[locale].cacAboveLtvRead } as const] : []),
  ])

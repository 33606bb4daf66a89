import type { Locale } from '#domain/errors.ts'
import { channelName } from '#domain/plan/channel-name.ts'
import { modelName } from '#domain/plan/chosen-models.ts'
import { type GapNames, isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { recordTitle } from '#domain/plan/record-title.ts'
import { shortened } from '#domain/text.ts'
import type { Label } from './field.ts'
import type { Module, Room } from './room.ts'
import { wordsAt } from './words-at.ts'

const longest = 60

type TitleOf = (plan: PlanData, id: string, locale: Locale) => string

/** What lacks something, as its room calls it: by the slug of the step. */
export async function gapNamesOf({ rooms }: Module): Promise<GapNames> {
  const named = rooms.filter(({ words }) => words)
  const titleOf = titlesIn(rooms)
  return Object.fromEntries(
    await Promise.all(named.map(async (room) => [room.slug, await namer(room, titleOf)])),
  )
}

async function namer(room: Room, titleOf: TitleOf): Promise<GapNames[string]> {
  const words = (await room.words?.())?.words
  const said = (label: Label | undefined, locale: Locale) =>
    words && label ? wordsAt(words, label)?.[locale] : undefined
  return (field, plan, locale) => {
    // 'reason:7' is the field reason of the record 7.
    const [name = '', id = ''] = field.split(':')
    const label = said(labelOf(room, name, id !== ''), locale)
    const owner = id === '' ? '' : shortened(titleOf(plan, id, locale), longest)
    if (label) return isBlank(owner) ? `"${label}"` : `"${label}" (${owner})`
    if (!isBlank(owner)) return `"${owner}"`
    return id === '' ? undefined : said(room.unnamed, locale)
  }
}

/** A list as a whole has no name: what it lacks is said by the message. Of one of its things each part has its own. */
function labelOf({ fields }: Room, name: string, isOfOne: boolean): Label | undefined {
  const own = fields.find((field) => field.name === name)
  if (own) return (own.isMany && !isOfOne) || own.label === false ? undefined : (own.label ?? name)
  const isScore = fields.some(
    ({ as }) => typeof as === 'object' && 'scores' in as && as.scores.includes(name),
  )
  return isScore ? name : undefined
}

/** A record is called by what a room declares as its title. */
function titlesIn(rooms: readonly Room[]): TitleOf {
  const titles = rooms.flatMap(({ fields }) => fields.filter(({ isTitle }) => isTitle))
  const properties = new Map(titles.map(({ kind, property }) => [kind as string, property]))
  return ({ model = [], steps: _steps, ...plan }, id, locale) => {
    const chosen = model.find(({ _id }) => _id === id)
    if (chosen) return modelName(chosen, locale)
    const channel = plan.channel?.find(({ _id }) => _id === id)
    if (channel) return channelName(channel, locale)
    for (const [kind, records] of Object.entries(plan)) {
      const found: Readonly<Record<string, unknown>> | undefined = records.find(({ _id }) => _id === id)
      const property = properties.get(kind)
      if (found) return recordTitle(property ? { text: found[property] } : found)
    }
    return ''
  }
}

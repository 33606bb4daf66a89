import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
import type { Told } from './report.ts'
import type { Module, Place, Room } from './room.ts'
import { textAt } from './text-at.ts'
import { wordsAt } from './words-at.ts'

/** What each step of a module gives to its report, by the slug of the step. */
export type ModuleReport = Readonly<Record<string, SummaryPart>>

/** The reports of the rooms of a module; undefined while none has one. */
export async function reportOf({ slug, rooms }: Module): Promise<ModuleReport | undefined> {
  const parts = await Promise.all(rooms.map(async (room) => ({ room, part: await partOf(room, slug) })))
  const found = parts.flatMap(({ room, part }) => (part ? [[room.slug, part] as const] : []))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** What a room gives to the report of its module; undefined where it has none. */
export async function partOf(room: Room, module: string): Promise<SummaryPart | undefined> {
  if (!room.report) return undefined
  const [{ report }, words] = await Promise.all([room.report(), room.words?.().then((all) => all.words)])
  const place = { module, step: room.slug }
  const toldIn = (plan: PlanData, locale: ReportLocale) =>
    told(room, place, plan, (name) => {
      const field = fieldOf(room, name)
      const label = words && (wordsAt(words, `read.${name}`) ?? wordsAt(words, field.label || name))
      if (!label) throw new Error(`${room.slug} has no words for ${name}`)
      return label[locale]
    })
  return (plan, locale) => report(plan, locale, toldIn(plan, locale)).map(printed)
}

/** A report is read, by others too: what its pictures say carries no figures to ask, and so no ids of records. */
function printed(block: Block): Block {
  if (block.kind !== 'picture' || !block.picture.twin) return block
  const twin = block.picture.twin.map(({ depth, text }) => ({ depth, text }))
  return { ...block, picture: { ...block.picture, twin } }
}

function told(room: Room, place: Place, plan: PlanData, nameOf: (field: string) => string): Told {
  const textOf = (name: string) => textAt(fieldOf(room, name), plan, place).trim()
  return {
    lead: (name) => {
      const text = textOf(name)
      return text ? [{ kind: 'text', text, tone: 'lead' } satisfies Block] : []
    },
    facts: (...names) => {
      const rows = names.map((name) => ({ label: nameOf(name), value: textOf(name) }))
      const filled = rows.filter(({ value }) => value !== '')
      return filled.length > 0 ? [{ kind: 'facts', rows: filled } satisfies Block] : []
    },
  }
}

function fieldOf({ slug, fields }: Room, name: string) {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(`${slug} has no field ${name}`)
  return field
}

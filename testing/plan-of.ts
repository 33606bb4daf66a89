import type { Field } from '#course/contract/field.ts'
import type { Module, Room } from '#course/contract/room.ts'
import { sampledModules } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { shippedModels } from '#course/shipped-models.ts'
import type { PlanKind } from '#domain/entities/index.ts'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'
import { demoPlans } from './guarded-plan.ts'

/** How far the work in a room has come. Half: all that it builds on is there, and of its own every second thing. */
export type Extent = 'empty' | 'half' | 'full'
export type PlanLanguage = 'en' | 'es'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string }
type Rows = Partial<Record<PlanKind | 'project', readonly Row[]>>

/** Plans of the demo that are finished, in the language of their founders. */
const finished: Readonly<Record<PlanLanguage, string>> = { en: 'clay-filter', es: 'alpaca-wool' }
const byName = new Map(demoPlans)

/** The demo speaks Spanish up to here; the plan of a later room is an example of the course. */
const toldInSpanish = ['one', 'two', 'three']
const { data: laterInSpanish } = await sampleOf('otra-vuelta', sampledModules.at(-1) ?? 'one', 'es')

/** A project of which the plan says nothing yet. */
const untold = { _id: 'p', version: 1, team_members: [] }

/** With a module, one in which that module is finished. */
export function finishedPlan(language: PlanLanguage = 'en', module = 'one'): PlanData {
  if (language === 'es' && !toldInSpanish.includes(module)) return laterInSpanish
  const plan = byName.get(finished[language])
  if (!plan) throw new Error(`The demo has no plan ${finished[language]}`)
  return plan
}

/** A plan to open a room with. Every kind that the module works with is there, if only as an empty list. */
export function planOf(
  { slug, rooms }: Module,
  room: Room,
  extent: Extent,
  language: PlanLanguage = 'en',
): PlanData {
  const kinds = rooms.flatMap(({ fields, reads = [] }) => [...fields.map(({ kind }) => kind), ...reads])
  const nothing = Object.fromEntries(
    kinds.map((kind) => [kind, kind === 'model' ? shippedModels : kind === 'project' ? [untold] : []]),
  )
  if (extent === 'empty') return nothing
  const plan = finishedPlan(language, slug)
  const full = Object.fromEntries(
    Object.entries(nothing).map(([kind, none]) => [kind, plan[kind as LoadedKind] ?? none]),
  )
  if (full.project) full.project = plan.project?.map((one) => ({ ...one, _id: untold._id })) ?? [untold]
  return extent === 'full' ? full : halved(full as Rows, slug, room)
}

function halved(plan: Rows, module: string, room: Room): PlanData {
  let rows = plan
  for (const [index, field] of room.fields.entries()) rows = withHalf(rows, module, room, field, index)
  return withoutOrphans(rows) as PlanData
}

function withHalf(rows: Rows, module: string, room: Room, field: Field, index: number): Rows {
  const { kind, key, step = room.slug, isMany, per, property } = field
  if (kind === 'project')
    return index > 0 ? rows : { ...rows, project: (rows.project ?? []).map(withHalfTeam) }
  const all = rows[kind] ?? []
  if (property.startsWith('financials.'))
    return { ...rows, [kind]: all.map((row) => withHalfOfRows(row, property)) }
  const isOwn = (row: Row) =>
    kind === 'input'
      ? row.moduleKey === module && row.stepKey === step && nameOfKey(row) === key
      : (field.only?.(row) ?? true)
  const own = all.filter(isOwn)
  const isList = isMany || per !== undefined || (kind !== 'input' && kind !== 'business')
  const told = own.filter((row) => !isEmpty(row[property]))
  // What another step has written stays; this room's part of it is missing.
  const isWhole = (kind === 'input' && step === room.slug) || field.isTitle
  // Of one thing there is no half: every second field stands empty.
  const isOdd = index % 2 === 1
  const left = new Set(isList ? leftOf(told, isOdd && !isWhole) : isOdd ? own : [])
  return {
    ...rows,
    [kind]: isWhole
      ? all.filter((row) => !left.has(row))
      : all.map((row) => (left.has(row) ? emptied(row, property) : row)),
  }
}

// Whatever has several parts lacks the one here and the other there.
const leftOf = (told: readonly Row[], isHereAndThere: boolean | undefined) =>
  isHereAndThere ? told.filter((_, place) => place % 2 === 1) : told.slice(Math.ceil(told.length / 2))

/** Every second person. */
const withHalfTeam = (row: Row): Row => ({
  ...row,
  team_members: [row.team_members].flat().filter((_, place) => place % 2 === 0),
})

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A key may carry an id behind a colon. */
const nameOfKey = ({ key }: Row) => (typeof key === 'string' ? key.split(':')[0] : undefined)

/** A list within a record: half of its rows, with their words and without their numbers. */
function withHalfOfRows(row: Row, property: string): Row {
  const [first = '', last = ''] = property.split('.')
  const inner = row[first] as Readonly<Record<string, unknown>> | null | undefined
  const all = inner?.[last]
  if (!inner || !Array.isArray(all)) return row
  const rows = all.slice(0, Math.ceil(all.length / 2)).map((one: object) => ({
    ...one,
    ...Object.fromEntries(
      Object.entries(one).flatMap(([name, value]) => (typeof value === 'number' ? [[name, null]] : [])),
    ),
  }))
  return { ...row, [first]: { ...inner, [last]: rows } }
}

function emptied(row: Row, property: string): Row {
  const [first = '', ...rest] = property.split('.')
  if (rest.length === 0) return { ...row, [first]: null }
  const inner = row[first]
  const path = rest.join('.')
  if (Array.isArray(inner)) return { ...row, [first]: inner.map((one: Row) => emptied(one, path)) }
  return typeof inner === 'object' && inner !== null ? { ...row, [first]: emptied(inner as Row, path) } : row
}

/** What hung on a thing that is not there any more has gone with it. */
function withoutOrphans(rows: Rows): Rows {
  const ids = new Set(Object.values(rows).flatMap((list) => list.map(({ _id }) => _id)))
  const isHeld = ({ parent }: Row) => typeof parent !== 'string' || ids.has(parent)
  if (Object.values(rows).every((list) => list.every(isHeld))) return rows
  return withoutOrphans(
    Object.fromEntries(Object.entries(rows).map(([kind, list]) => [kind, list.filter(isHeld)])),
  )
}

import { expect, test } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Fields, Field as PlanField } from '#domain/fields.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { projectFields } from '#domain/programme/project.ts'
import type { SummaryPart } from '#domain/report/block.ts'
import { kindsOfRoom } from './contract/kinds.ts'
import { partOf } from './contract/module-report.ts'
import type { Module } from './contract/room.ts'
import { modulesWithRooms } from './rooms.ts'
import { sampledModules, sampleNames } from './samples/names.ts'
import { sampleOf } from './samples/samples.ts'
import { shippedModels } from './shipped-models.ts'

type Kind = PlanKind | 'project'
type Row = Readonly<Record<string, unknown>>
type Leaf = { readonly kind: Kind; readonly path: readonly string[]; readonly field: PlanField }

/** What no report shows, and why. */
const neverShown: Readonly<Record<string, string>> = {
  'input.lastUpdated': 'the page tells when something changed',
  'input.segmentType': 'a copy of the role of a segment',
  'input.productType': 'a copy of how a thing is bought',
  'pain.inputId': 'a mark on the card',
  'gain.inputId': 'a mark on the card',
  'segment.profile.avatar': 'a picture on the card',
  'business.sdgs.text': 'the title of the goal, which reports tell in the language of their reader',
  'business.financials.funding': 'older rows, which are turned into funding sources',
  'project.team_members.user_id': 'the link to an account',
  'project.team_members.email': 'addresses are never printed',
}

function inside(field: PlanField): Fields | null {
  if (field.kind === 'list') return inside(field.of)
  return field.kind === 'group' ? field.fields : null
}

function leaves(kind: Kind, fields: Fields, at: readonly string[] = []): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = inside(field)
    return inner ? leaves(kind, inner, [...at, name]) : [{ kind, path: [...at, name], field }]
  })
}

const nameOf = ({ kind, path }: Leaf) => [kind, ...path].join('.')
const isExcused = (name: string) =>
  Object.keys(neverShown).some((one) => name === one || name.startsWith(`${one}.`))

const all = [
  ...planKinds.flatMap((kind) => leaves(kind, planEntities[kind].fields)),
  ...leaves('project', { team_members: projectFields.team_members }),
]

/** Another value that the field may have. */
function other(field: PlanField, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && /^[\d.,-]+$/.test(value)
        ? String(Number(value) + 1)
        : `${value}, too`
    case 'number':
    case 'money':
    case 'percent':
      return Number(value) === 0 ? 7 : Number(value) / 2
    case 'option':
      return field.options.find((choice) => choice.value !== value)?.value
    case 'flag':
      return value !== true
    case 'date':
      return '2031-05-17'
    case 'ref':
      return null
    case 'list':
      return Array.isArray(value) ? value.map((one) => other(field.of, one)) : value
    case 'group':
      return value
  }
}

function changed(value: unknown, [name, ...rest]: readonly string[], field: PlanField): unknown {
  if (Array.isArray(value) && name !== undefined)
    return value.map((one) => changed(one, [name, ...rest], field))
  if (name === undefined) return other(field, value)
  if (typeof value !== 'object' || value === null) return value
  const row = value as Row
  return { ...row, [name]: changed(row[name], rest, field) }
}

type Shown = { readonly kinds: ReadonlySet<string>; readonly part: SummaryPart }

const shown: readonly Shown[] = (
  await Promise.all(
    modulesWithRooms.flatMap(({ slug, rooms }) =>
      rooms.map(async (room) => ({ kinds: kindsOfRoom(room), part: await partOf(room, slug) })),
    ),
  )
).flatMap(({ kinds, part }) => (part ? [{ kinds, part }] : []))

const plans = await Promise.all(
  sampleNames.map(async (name): Promise<PlanData> => {
    const { data } = await sampleOf(name, sampledModules.at(-1) ?? 'one', 'en')
    return { ...data, model: shippedModels }
  }),
)
const reportOf = ({ part }: Shown, plan: PlanData) => JSON.stringify(part(plan, 'en'))
const before = plans.map((plan) => shown.map((one) => reportOf(one, plan)))

/** Whether some report of a sample reads differently once the field does. */
function isShown(leaf: Leaf): boolean {
  return plans.some((plan, index) => {
    const rows = plan[leaf.kind] as readonly Row[] | undefined
    if (!rows) return false
    const next = { ...plan, [leaf.kind]: rows.map((row) => changed(row, leaf.path, leaf.field)) }
    return shown.some(
      (one, place) => one.kinds.has(leaf.kind) && reportOf(one, next) !== before[index]?.[place],
    )
  })
}

/** A module whose rooms all report: what it writes has to be shown by then. */
const isWhole = ({ rooms }: Module) =>
  rooms.every(({ type, report }) => report || type === 'introduction' || type === 'summary')
const pathsIn = (modules: readonly Module[]) =>
  modules.flatMap(({ rooms }) =>
    rooms.flatMap(({ fields }) => fields.map(({ kind, property }) => `${kind}.${property}`)),
  )
const isIn = (paths: readonly string[], name: string) =>
  paths.some((path) => name === path || name.startsWith(`${path}.`))
const written = pathsIn(modulesWithRooms)
const unfinished = pathsIn(modulesWithRooms.filter((module) => !isWhole(module)))

test('every field that a room writes is shown by some report', () => {
  const due = all.filter(
    (leaf) => isIn(written, nameOf(leaf)) && !isIn(unfinished, nameOf(leaf)) && !isExcused(nameOf(leaf)),
  )
  expect(due.length).toBeGreaterThan(50)
  expect(due.filter((leaf) => !isShown(leaf)).map(nameOf)).toEqual([])
}, 60_000)

test('every field of the plan is written by some room, or it is said why not', () => {
  const orphans = all.map(nameOf).filter((name) => !isIn(written, name))
  // The place of an answer is written with the answer.
  const withTheAnswer = ['moduleKey', 'stepKey', 'key', 'parent', 'lastUpdated'].map(
    (name) => `input.${name}`,
  )
  expect(
    orphans.filter(
      (name) => !withTheAnswer.includes(name) && !name.startsWith('business.financials.funding.'),
    ),
  ).toEqual([])
})

test('what is excused is really not shown', () => {
  expect(
    all
      .filter((l) => isExcused(nameOf(l)))
      .filter(isShown)
      .map(nameOf),
  ).toEqual([])
})

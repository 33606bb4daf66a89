import { expect, test } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Fields, Field as PlanField } from '#domain/fields.ts'
import { projectFields, projectWritable } from '#domain/programme/project.ts'
import { answer, type Field, of, pathOf, placed, project } from './contract/field.ts'
import { fieldNamesOf } from './contract/field-names.ts'
import { threadsOf } from './contract/threads.ts'
import { modulesWithRooms } from './rooms.ts'

const rooms = modulesWithRooms.flatMap((module) =>
  module.rooms.map((room) => ({ ...room, module: module.slug, siblings: module.rooms })),
)

// The address of an answer and its time, which the server and the form know by themselves.
const answerAddress = ['moduleKey', 'stepKey', 'key', 'parent', 'lastUpdated']

test.each(rooms)('$module/$slug writes fields that exist, each once', ({ fields }) => {
  expect(fields.filter((field) => !isKnown(field)).map(pathOf)).toEqual([])
  expect(new Set(fields.map(pathOf)).size).toBe(fields.length)
})

test.each([
  ['a property that the record has not', of('business', { property: 'problemDefinitions' })],
  ['one deeper inside', of('segment', { property: 'profile.shoeSize' })],
  ['what is not the founder’s to write', project({ property: 'mentor' })],
  ['a part that no answer has', answer({ property: 'values' })],
])('refuses %s', (_, spec) => {
  expect(isKnown(placed('any', spec))).toBe(false)
})

test.each(rooms)(
  '$module/$slug writes into answers that another step declares alike',
  ({ fields, siblings }) => {
    for (const { step, key, isMany = false } of fields.filter((field) => field.step)) {
      const own =
        siblings.find(({ slug }) => slug === step)?.fields.filter((field) => field.key === key) ?? []
      expect(own.map((field) => field.isMany ?? false)).toEqual(own.map(() => isMany))
      expect(own.length).toBeGreaterThan(0)
    }
  },
)

test('every field of the plan is written by a step', () => {
  const written = rooms.flatMap(({ fields }) => fields.map(pathOf))
  const answered = new Set(
    rooms.flatMap(({ fields }) => fields.flatMap((one) => (one.key ? one.property : []))),
  )
  const orphans = planKinds
    .filter((kind) => kind !== 'input')
    .flatMap((kind) => leaves(planEntities[kind].fields, kind))
    // The older funding rows are taken in and turned into funding sources; no step writes them.
    .filter((leaf) => !leaf.startsWith('business.financials.funding.'))
    .filter((leaf) => !written.some((path) => leaf === path || leaf.startsWith(`${path}.`)))
  const unused = Object.keys(planEntities.input.fields).filter(
    (field) => !answered.has(field) && !answerAddress.includes(field),
  )
  expect([...orphans, ...unused]).toEqual([])
})

test.each(planKinds.filter((kind) => kind !== 'input'))(
  '%s is written in the modules that it names',
  (kind) => {
    const modules = rooms.filter(({ fields }) => fields.some((field) => field.kind === kind))
    expect([...new Set(modules.map(({ module }) => module))]).toEqual([...planEntities[kind].modules])
  },
)

test.each(rooms)('$module/$slug names what a mentor can comment on', (room) => {
  const threads = threadsOf(room)
  expect(threads.length).toBeGreaterThan(0)
  expect(threads.filter((thread) => !/^[a-z][A-Za-z-]*(:\{[A-Za-z_]+\})*$/.test(thread))).toEqual([])
  expect(threads).not.toContain('general')
  const lists = room.siblings.flatMap(({ fields }) => fields.flatMap((one) => (one.isMany ? one.key : [])))
  const records = threads.flatMap((thread) => /^(.+):\{_id\}$/.exec(thread)?.[1] ?? [])
  expect(records.filter((name) => !isPlanKind(name) && !lists.includes(name))).toEqual([])
})

// A label that the words of a room do not have is an error here, before a reviewer misses a name.
test.each(modulesWithRooms)('the fields of $slug are named in both languages', async (module) => {
  const names = Object.values(await fieldNamesOf(module)).flatMap((fields) => Object.values(fields))
  for (const one of names) if (one) expect(one.name.en && one.name.es).toBeTruthy()
})

function isKnown({ kind, property }: Field): boolean {
  const path = property.split('.')
  if (kind === 'project')
    return projectWritable.some((name) => name === path[0]) && isField(projectFields, path)
  return isField(planEntities[kind].fields, path)
}

const isPlanKind = (name: string): name is PlanKind => name in planEntities

function isField(fields: Fields, [name = '', ...rest]: string[]): boolean {
  const field = fields[name]
  if (!field || rest.length === 0) return field !== undefined
  const inner = fieldsInside(field)
  return inner !== null && isField(inner, rest)
}

function fieldsInside(field: PlanField): Fields | null {
  if (field.kind === 'list') return fieldsInside(field.of)
  return field.kind === 'group' ? field.fields : null
}

function leaves(fields: Fields, at: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = fieldsInside(field)
    return inner ? leaves(inner, `${at}.${name}`) : [`${at}.${name}`]
  })
}

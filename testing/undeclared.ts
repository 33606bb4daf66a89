import { pathOf } from '#course/contract/field.ts'
import { kindsOfRoom } from '#course/contract/kinds.ts'
import type { Room } from '#course/contract/room.ts'
import { planKinds } from '#domain/entities/index.ts'

// A kind of record, the place of an answer, a property of the business: as the code of a room names what it writes.
const records = /\.(?:insert|update|remove)\(\s*'(\w+)'/g
const places = /\{\s*step(?:: '([\w-]+)')?,\s*key: '([\w-]+)'/g
const ofBusiness = /\.saveBusiness\(\s*\{\s*(\w+)(?:: \{\s*(\w+))?/g
const ofProject = /\.saveProject\(/

/** What the code of a room writes and its declaration does not know. */
export function undeclaredWrites(room: Room, code: string): string[] {
  const kinds = new Set<string>(room.fields.map(({ kind }) => kind))
  const answers = room.fields.map(({ step = room.slug, key }) => `${step}/${key}`)
  const paths = room.fields.map(pathOf)
  const addresses = [...code.matchAll(places)].map(([, step = room.slug, key]) => `${step}/${key}`)
  const properties = [...code.matchAll(ofBusiness)].map(([, name, inner]) =>
    ['business', name, ...(inner ? [inner] : [])].join('.'),
  )
  return [
    ...[...code.matchAll(records)].flatMap(([, kind = '']) => (kinds.has(kind) ? [] : [kind])),
    ...addresses.filter((address) => !answers.includes(address)),
    ...properties.filter((path) => !paths.some((own) => own === path || own.startsWith(`${path}.`))),
    ...(ofProject.test(code) && !kinds.has('project') ? ['project'] : []),
  ]
}

const members = /\b(?:plan|data)\??\.(\w+)/g
const parameters = /\{([^{}]*)\}: PlanData\b/g

/** Kinds that the code of a room reads from the plan and its declaration does not know. */
export function undeclaredReads(room: Room, code: string): string[] {
  const parts = [...code.matchAll(parameters)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const named = new Set([...parts, ...[...code.matchAll(members)].map(([, name = '']) => name)])
  const allowed = kindsOfRoom(room)
  return [...planKinds, 'model' as const, 'project' as const].filter(
    (kind) => named.has(kind) && !allowed.has(kind),
  )
}

import { modulesWithRooms } from './rooms.ts'

const addresses = modulesWithRooms.flatMap(({ slug: module, rooms }) =>
  rooms.flatMap(({ slug: step, fields }) =>
    fields.flatMap(({ kind, key, step: other, isMany }) =>
      kind === 'input' && !other && !isMany ? [`${module}/${step}/${key}`] : [],
    ),
  ),
)

/** Answers that exist at most once per project and parent. */
const singles: ReadonlySet<string> = new Set(addresses)

/** The address of a record that may exist only once in its project, or null where many may. */
export function singleKey(kind: string, data: Readonly<Record<string, unknown>>): string | null {
  if (kind === 'business') return 'business'
  if (kind !== 'input') return null
  const { moduleKey, stepKey, key, parent } = data
  if (typeof moduleKey !== 'string' || typeof stepKey !== 'string' || typeof key !== 'string') return null
  // A key may carry an id behind a colon, as in relation:{offeringId}.
  const name = key.split(':')[0] ?? key
  return singles.has(`${moduleKey}/${stepKey}/${name}`)
    ? `input/${moduleKey}/${stepKey}/${key}/${parent ?? ''}`
    : null
}

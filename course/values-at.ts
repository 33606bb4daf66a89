import type { Module, Step } from './manifest.ts'

export type PlanItem = {
  readonly _id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What stands at a path of a step's `writes`, by the id of its record. Empty values count as none. */
export function valuesAt(
  path: string,
  module: Module,
  step: Step,
  items: readonly PlanItem[],
): Readonly<Record<string, unknown>> {
  const [kind = '', ...rest] = path.split('.')
  const found =
    kind === 'input'
      ? answersAt(rest[0] ?? '', module, step, items)
      : ofKind(kind, items).filter((item) => isOwn(module, item))
  const names = kind === 'input' ? rest.slice(1) : rest
  const values = found.map(({ _id, data }) => [_id, inside(data, names)] as const)
  return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
}

const ofKind = (kind: string, items: readonly PlanItem[]) => items.filter((item) => item.kind === kind)

/** Activities of the impact chain and of the funnel are kept together; a module has to do with its own. */
function isOwn(module: Module, { kind, data }: PlanItem): boolean {
  if (kind !== 'activity' || !data.activityType) return true
  return (data.activityType === 'impact') === (module.slug !== 'five')
}

function answersAt(address: string, module: Module, step: Step, items: readonly PlanItem[]) {
  const [key, stepKey = step.slug] = address.split('/').reverse()
  return ofKind('input', items).filter(
    ({ data }) => data.moduleKey === module.slug && data.stepKey === stepKey && data.key === key,
  )
}

function inside(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inside(one, [name, ...rest]))
  return inside((value as Record<string, unknown>)[name], rest)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

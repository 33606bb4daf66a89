import { type PlanKind, planEntities } from '#domain/entities/index.ts'

export const moduleSlugs = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
export type ModuleSlug = (typeof moduleSlugs)[number]

/**
 * The modules in which such a record is written; one of them must be active. Empty: any module will do. An answer that
 * names a module which does not exist belongs to no active one.
 */
export function modulesOf(kind: PlanKind, data: Readonly<Record<string, unknown>>): readonly string[] {
  if (kind !== 'input') return planEntities[kind].modules
  const { moduleKey } = data
  return typeof moduleKey === 'string' && moduleKey !== '' ? [moduleKey] : []
}

export function isUsable(modules: readonly string[], active: readonly string[]): boolean {
  return modules.length === 0 ? active.length > 0 : modules.some((slug) => active.includes(slug))
}

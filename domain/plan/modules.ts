import { type PlanKind, planEntities } from '#domain/entities/index.ts'

export const moduleSlugs = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
export type ModuleSlug = (typeof moduleSlugs)[number]

/** The modules in which such a record is written; one of them must be active. Empty: any module will do. */
export function modulesOf(kind: PlanKind, data: Readonly<Record<string, unknown>>): readonly string[] {
  if (kind !== 'input') return planEntities[kind].modules
  const slug = data.moduleKey
  return moduleSlugs.some((known) => known === slug) ? [slug as string] : []
}

export function isUsable(modules: readonly string[], active: readonly string[]): boolean {
  return modules.length === 0 ? active.length > 0 : modules.some((slug) => active.includes(slug))
}

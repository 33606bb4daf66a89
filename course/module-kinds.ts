import type { PlanKind } from '#domain/entities/index.ts'
import type { Module } from './manifest.ts'

/** The kinds of records that the steps of a module work with: what they write, and what they only read. */
export function kindsOf(module: Module): readonly PlanKind[] {
  const written = module.steps.flatMap((step) => step.writes.map((path) => path.split('.')[0] as PlanKind))
  return [...new Set<PlanKind>(['input', 'business', ...written])].filter(
    (kind) => (kind as string) !== 'project',
  )
}

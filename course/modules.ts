import type { FieldNames } from '#domain/plan/field-name.ts'
import type { GapNames } from '#domain/plan/messages.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { type GapRules, gapRulesOf } from './contract/gaps.ts'
import type { ModuleReport } from './contract/module-report.ts'
import type { Module } from './contract/room.ts'

/** The modules with their rooms in order, each loaded when it is asked for: a page needs the one it stands in. */
export const moduleLoads: Readonly<Record<ModuleSlug, () => Promise<{ readonly module: Module }>>> = {
  one: () => import('./understanding-the-problem/module.ts'),
  two: () => import('./customers/module.ts'),
  three: () => import('./stakeholders/module.ts'),
  four: () => import('./business-model/module.ts'),
  five: () => import('./marketing-and-sales/module.ts'),
  six: () => import('./pricing/module.ts'),
  seven: () => import('./financial-plan/module.ts'),
  eight: () => import('./impact/module.ts'),
  nine: () => import('./team-goals-risk/module.ts'),
}

const isSlug = (slug: string): slug is ModuleSlug => Object.hasOwn(moduleLoads, slug)

/** Undefined where no module has this slug. */
export const loadModule = async (slug: string): Promise<Module | undefined> =>
  isSlug(slug) ? (await moduleLoads[slug]()).module : undefined

/** What completes the steps of a module. */
export async function loadGapRules(slug: string): Promise<GapRules> {
  const module = await loadModule(slug)
  return module ? gapRulesOf(module) : {}
}

// What names and reports are made with comes with them, not with the page.
export async function loadReport(slug: string): Promise<ModuleReport | undefined> {
  const [module, { reportOf }] = await Promise.all([loadModule(slug), import('./contract/module-report.ts')])
  return module && reportOf(module)
}

export async function loadGapNames(slug: string): Promise<GapNames> {
  const [module, { gapNamesOf }] = await Promise.all([loadModule(slug), import('./contract/gap-names.ts')])
  return module ? gapNamesOf(module) : {}
}

export async function loadFieldNames(slug: string): Promise<FieldNames> {
  const [module, { fieldNamesOf }] = await Promise.all([
    loadModule(slug),
    import('./contract/field-names.ts'),
  ])
  return module ? fieldNamesOf(module) : {}
}

import type { ModuleSlug } from '#domain/plan/modules.ts'
import { type GapRules, gapRulesOf } from './contract/gaps.ts'
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

async function loadModule(slug: string): Promise<Module> {
  if (!isSlug(slug)) throw new Error(`There is no module ${slug}`)
  return (await moduleLoads[slug]()).module
}

export const loadGapRules = async (slug: string): Promise<GapRules> => gapRulesOf(await loadModule(slug))

// What names and reports are made with comes with them, not with the page.
export async function loadReport(slug: string) {
  const [module, { reportOf }] = await Promise.all([loadModule(slug), import('./contract/module-report.ts')])
  return reportOf(module)
}

export async function loadGapNames(slug: string) {
  const [module, { gapNamesOf }] = await Promise.all([loadModule(slug), import('./contract/gap-names.ts')])
  return gapNamesOf(module)
}

export async function loadFieldNames(slug: string) {
  const [module, { fieldNamesOf }] = await Promise.all([
    loadModule(slug),
    import('./contract/field-names.ts'),
  ])
  return fieldNamesOf(module)
}

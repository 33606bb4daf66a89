import type { SummaryPart } from '#domain/report/block.ts'

/** What each step of a module gives to its report, by the slug of the step. */
export type ModuleReport = Readonly<Record<string, SummaryPart>>

type Load = () => Promise<{ readonly report: ModuleReport }>

const reports: ReadonlyMap<string, Load> = new Map([
  ['one', () => import('./understanding-the-problem/report.ts')],
])

/** The parts of a module by its slug, loaded when they are asked for. */
export async function loadReport(moduleSlug: string): Promise<ModuleReport | undefined> {
  return (await reports.get(moduleSlug)?.())?.report
}

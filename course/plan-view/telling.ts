import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import type { Picture } from '#domain/report/picture.ts'

/** What the parts of a plan are told with. */
export type Telling = {
  /** Without anything private. */
  readonly plan: PlanData
  readonly locale: ReportLocale
  readonly scenario: Scenario
  /** The cohort works on this module; of the others nothing is told. */
  readonly takes: (module: ModuleSlug) => boolean
  /** What a step gives to the report of its module. */
  readonly step: (module: ModuleSlug, step: string) => readonly Block[]
  /** The same, with the sales of the chosen scenario in the place of the expected ones. */
  readonly stepInScenario: (module: ModuleSlug, step: string) => readonly Block[]
}

export type SectionPart = (told: Telling) => readonly Block[]

/** Blocks under a heading; their own headings stand below it. Nothing where there is nothing to tell. */
export function under(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: title }, ...blocks.map(minor)]
}

const minor = (block: Block): Block => (block.kind === 'heading' ? { ...block, isMinor: true } : block)

export const lead = (text: string | null | undefined): readonly Block[] => {
  const said = text?.trim() ?? ''
  return said ? [{ kind: 'text', text: said, tone: 'lead' }] : []
}

type FactRow = { readonly label: string; readonly value: string }

/** The empty ones are left out. */
export function facts(rows: readonly FactRow[]): readonly Block[] {
  const filled = rows.filter(({ value }) => value.trim() !== '')
  return filled.length > 0 ? [{ kind: 'facts', rows: filled }] : []
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly Block[] =>
  rows.length > 0 ? [{ kind: 'table', head, rows }] : []

export const pictures = (all: readonly Picture[]): readonly Block[] =>
  all.map((picture) => ({ kind: 'picture', picture }))

export const only = (kinds: readonly Block['kind'][], blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ kind }) => kinds.includes(kind))

export const without = (kinds: readonly Block['kind'][], blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ kind }) => !kinds.includes(kind))

export const figuresOf = ({ plan, scenario }: Telling) => shownFigures(plan, scenario)

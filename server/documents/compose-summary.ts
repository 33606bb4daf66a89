import type { ModuleReport } from '#course/contract/module-report.ts'
import { loadReport } from '#course/modules.ts'
import { discreetPlan } from '#course/shared/discreet-plan.ts'
import { answer } from '#domain/plan/plan-data.ts'
import type { Block } from '#domain/report/block.ts'
import { boundedText, cutToLength } from './bounds.ts'
import type { ReportDocument, Section } from './document.ts'
import type { SummaryOrder } from './orders.ts'
import { documentWords } from './words.ts'

/** The summary of a module: each step that has something to show, in order; of what is private nothing. */
export async function composeSummary(told: SummaryOrder): Promise<ReportDocument> {
  const order = { ...told, plan: discreetPlan(told.plan) }
  const { locale, module, approval } = order
  const words = documentWords[locale]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const day = (moment: string) => format.format(new Date(moment))
  const report = await loadReport(module.slug)
  const { kept, isCut } = cutToLength(sectionsOf(order, report ?? {}))
  return {
    locale,
    project: boundedText(order.project),
    title: module.name,
    kind: words.kind(module.number),
    subtitle: module.name,
    author: boundedText(order.founder),
    facts: [
      { label: words.founder, value: boundedText(order.founder) },
      { label: words.cohort, value: boundedText(order.cohort) },
      { label: words.date, value: day(order.today) },
    ],
    hasCoverPage: false,
    approval: approval?.at ? approvalLine(words, approval.by, day(approval.at)) : null,
    warning: approval && order.changedSteps.length > 0 ? words.changed(titlesOf(order).join(', ')) : null,
    sections: kept,
    note: isCut ? words.tooLong : missingNote(words, kept, report),
    foot: [day(order.today), ...(approval ? [] : [words.draft])].join(' · '),
    words: { contents: words.contents, page: words.page },
  }
}

type Words = (typeof documentWords)[keyof typeof documentWords]

const approvalLine = (words: Words, by: string | null, date: string) =>
  by ? words.approvedBy(boundedText(by), date) : words.approved(date)

function missingNote(words: Words, kept: readonly Section[], report: ModuleReport | undefined) {
  // Steps that give no parts yet are not empty for that.
  if (!report) return words.elsewhere
  return kept.length === 0 ? words.empty : null
}

const titlesOf = ({ steps, changedSteps }: SummaryOrder) =>
  steps.filter(({ slug }) => changedSteps.includes(slug)).map(({ title }) => boundedText(title))

function sectionsOf(order: SummaryOrder, report: ModuleReport): Section[] {
  return order.steps
    .map(({ slug, title }, index) => ({
      mark: String(index + 1),
      title,
      blocks: blocksOf(order, report, slug),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

function blocksOf({ plan, locale, module }: SummaryOrder, report: ModuleReport, slug: string) {
  const own = Object.hasOwn(report, slug) ? (report[slug]?.(plan, locale) ?? []) : []
  return [...frameBlocks(), ...own]

  /** The two steps that every module has say the same thing in each. */
  function frameBlocks(): Block[] {
    const words = documentWords[locale]
    const said = (key: string) => answer(plan, module.slug, slug, key)?.value?.trim() ?? ''
    if (slug === 'introduction') return told(words.wanted, said('expectation'))
    if (slug === 'summary') return told(words.reflection, said('reflection'))
    return []
  }
}

const told = (heading: string, text: string): Block[] =>
  text === ''
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'text', text },
      ]

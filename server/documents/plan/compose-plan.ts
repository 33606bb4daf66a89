import type { PlanSection, PlanView } from '#course/plan-view/plan-view.ts'
import type { Block } from '#domain/report/block.ts'
import { boundedText, cutToLength } from '#server/documents/bounds.ts'
import type { DocumentBlock, ReportDocument, Section } from '#server/documents/document.ts'
import { documentWords } from '#server/documents/words.ts'
import { planWords } from './plan-words.ts'

type About = { readonly founder: string; readonly today: string }

/** The plan as a document: what is not written yet is left out, and so are sections of which nothing is. */
export function composePlan(view: PlanView, { founder, today }: About): ReportDocument {
  const { locale, isDraft, figures } = view
  const words = { ...documentWords[locale], ...planWords[locale] }
  const { kept, isCut } = cutToLength(sectionsOf(view.sections, figures))
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today))
  return {
    locale,
    project: boundedText(view.project) || words.unnamed,
    title: words.businessPlan,
    kind: words.businessPlan,
    subtitle: boundedText(view.tagline),
    author: boundedText(founder),
    facts: view.facts.map(({ label, value }) => ({ label, value: boundedText(value) })),
    hasCoverPage: true,
    approval: null,
    warning: isDraft ? words.isDraft : null,
    sections: kept,
    note: isCut ? words.tooLong : kept.length === 0 ? words.nothingYet : null,
    foot: [day, ...(isDraft ? [words.draft] : [])].join(' · '),
    words: { contents: words.contents, page: words.page },
  }
}

function sectionsOf(sections: readonly PlanSection[], figures: PlanView['figures']): Section[] {
  const told = sections.filter(({ blocks }) => blocks.length > 0)
  const firstAppendix = told.find(({ mark }) => /^[A-Z]/.test(mark))
  return told.map((section, index) => ({
    mark: section.mark,
    title: section.title,
    blocks: section.blocks.map((block) => standingOut(block, figures)),
    isOnNewPage: index === 0 || section === firstAppendix,
  }))
}

/** The key figures are figures, not a list of facts. */
function standingOut(block: Block, figures: PlanView['figures']): DocumentBlock {
  const isTheirs =
    block.kind === 'facts' &&
    block.rows.length === figures.length &&
    block.rows.every(({ value }, index) => value === figures[index]?.value)
  return isTheirs ? { kind: 'figures', rows: block.rows } : block
}

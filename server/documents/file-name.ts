import type { ReportLocale } from '#domain/report/block.ts'
import type { DocumentFormat, PlanOrder, SummaryOrder } from './orders.ts'

const longest = 60

const words = {
  en: { project: 'project', module: 'module' },
  es: { project: 'proyecto', module: 'modulo' },
} as const

/** As in water-for-nunoa-module-1-2026-03-04.pdf: every system and every mail program can keep such a name. */
export const summaryFileName = ({ project, module, today, locale, format }: NamedSummary): string =>
  fileName(project, `${words[locale].module}-${module.number}`, today, locale, format)

/** As in water-for-nunoa-businessplan-2026-03-04.pdf. */
export const planFileName =
  (what: string) =>
  ({ facts, locale, format }: PlanOrder): string =>
    fileName(facts.project.name, what, facts.today, locale, format)

type NamedSummary = Pick<SummaryOrder, 'project' | 'today' | 'locale' | 'format'> & {
  readonly module: Pick<SummaryOrder['module'], 'number'>
}

function fileName(
  project: string,
  what: string,
  today: string,
  locale: ReportLocale,
  format: DocumentFormat,
): string {
  return `${plain(project) || words[locale].project}-${what}-${today.slice(0, 10)}.${format}`
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')

import { courseModules } from '#course/course.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { shippedSteps } from '#server/content/course-texts.ts'
import { documentKinds } from './document-kinds.ts'
import type { DocumentFormat, Order, OrderKind, Orders, PlanOrder, SummaryOrder } from './orders.ts'

/** A file to be made, by a name that tells it from all others of the plan. */
export type NamedOrder = { readonly name: string; readonly order: Order }

const planKinds = ['plan', 'canvas', 'finance', 'pitch'] as const

/** Every file that can be made of a plan, in a language. */
export const allFiles = (facts: PlanFacts, locale: ReportLocale): readonly NamedOrder[] => [
  ...planKinds.flatMap((kind) =>
    documentKinds[kind].formats.map((format) => ({
      name: `${kind}.${format}`,
      order: planOrderOf(kind, format, facts, locale),
    })),
  ),
  ...courseModules.flatMap(({ slug }) =>
    documentKinds.summary.formats.map((format) => ({
      name: `${slug}.${format}`,
      order: summaryOrderOf(slug, format, facts, locale),
    })),
  ),
]

const planOrderOf = <Kind extends (typeof planKinds)[number]>(
  kind: Kind,
  format: DocumentFormat,
  facts: PlanFacts,
  locale: ReportLocale,
): PlanOrder<Kind> => ({ kind, format, locale, scenario: 'expected', facts })

function summaryOrderOf(
  slug: string,
  format: DocumentFormat,
  { plan, project, founder, cohort, today }: PlanFacts,
  locale: ReportLocale,
): SummaryOrder {
  const module = courseModules.find((one) => one.slug === slug)
  if (!module) throw new Error(`There is no module ${slug}`)
  const steps = shippedSteps(module.id)
  return {
    ...{ kind: 'summary', format, locale, project: project.name, founder, cohort, today, plan },
    module: { slug, number: module.number, name: module.name[locale] },
    ...{ approval: null, changedSteps: [] },
    steps: steps.map((step) => ({
      slug: step.nice_name,
      title: locale === 'es' ? step.title_es : step.title,
    })),
  }
}

export async function fileOf(order: Order): Promise<Buffer> {
  return make(order.kind, order)
}

async function make<Kind extends OrderKind>(kind: Kind, order: Orders[Kind]): Promise<Buffer> {
  const write = await documentKinds[kind].make()
  return Buffer.from(await write(order))
}

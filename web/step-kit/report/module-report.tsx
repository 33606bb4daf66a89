import { Title } from '@mantine/core'
import { useId, useMemo } from 'react'
import type { SummaryPart } from '#domain/report/block.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { stepTitle } from '#web/step-kit/step-title.ts'
import { BlockView } from './block-view.tsx'
import classes from './report.module.css'
import { reportWords } from './report-words.ts'

/** What the steps of a module give to its report, by the slug of the step. */
export type ReportParts = Readonly<Record<string, SummaryPart>>

/** Everything that was written in the module, step after step, as it will stand in the document. */
export function ModuleReport({ parts }: { parts: ReportParts }) {
  const locale = useLocale()
  const words = reportWords[locale]
  const id = useId()
  const { data, module, steps, isEditable } = usePlan()
  const sections = useMemo(
    () =>
      module.steps
        .map(({ slug }, index) => ({ slug, number: index + 1, blocks: parts[slug]?.(data, locale) ?? [] }))
        .filter(({ blocks }) => blocks.length > 0),
    [module, parts, data, locale],
  )
  const titleOf = (slug: string) => {
    const step = steps.find((one) => one.nice_name === slug)
    return step ? stepTitle(step, locale) : slug
  }
  return (
    <section className={classes.report} aria-labelledby={id}>
      <Title order={2} id={id}>
        {isEditable ? words.title : words.theirTitle}
      </Title>
      {sections.length === 0 ? (
        <p className={classes.empty}>{isEditable ? words.empty : words.theirEmpty}</p>
      ) : null}
      {sections.map(({ slug, number, blocks }) => (
        <article key={slug} className={classes.part}>
          <header className={classes.partHead}>
            <span className={classes.number}>{words.number(number)}</span>
            <Title order={3}>{titleOf(slug)}</Title>
          </header>
          {blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </article>
      ))}
    </section>
  )
}

import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PlanSection, PlanView } from '#course/plan-view/plan-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BlockView } from '#web/step-kit/report/block-view.tsx'
import { Fold } from '#web/ui/fold.tsx'
import classes from './document.module.css'
import { documentWords } from './words.ts'

type Props = {
  view: PlanView
  /** What stands on the cover of a plan that is not finished. */
  draft: string
  /** Beside the title of a section, for those who can do something with it. */
  tools?: (section: PlanSection) => ReactNode
  /** What a section lacks. */
  missing?: (section: PlanSection) => ReactNode
}

/** The plan from its cover to its last appendix. */
export function PlanPaper({ view, draft, tools, missing }: Props) {
  const words = documentWords[useLocale()]
  return (
    <article className={classes.paper} lang={view.locale}>
      <Cover view={view} draft={draft} />
      {view.sections.length > 0 ? (
        <Fold label={words.contents} className={classes.contents}>
          <ul>
            {view.sections.map(({ id, mark, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{[mark, title].filter(Boolean).join(' ')}</a>
              </li>
            ))}
          </ul>
        </Fold>
      ) : (
        <p className={classes.nothing}>{words.nothingAtAll}</p>
      )}
      {view.sections.map((section) => (
        <Section key={section.id} section={section} tools={tools?.(section)} figures={view.figures}>
          {missing?.(section)}
        </Section>
      ))}
    </article>
  )
}

function Cover({ view, draft }: Pick<Props, 'view' | 'draft'>) {
  const words = documentWords[useLocale()]
  return (
    <header className={classes.cover}>
      <p className={classes.kind}>{words.kind}</p>
      <Title order={1}>{view.project}</Title>
      {view.tagline ? <p className={classes.tagline}>{view.tagline}</p> : null}
      {view.isDraft ? (
        <p>
          <Badge variant="light" color="gray" tt="none">
            {draft}
          </Badge>
        </p>
      ) : null}
      <dl className={classes.coverFacts}>
        {view.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

type SectionProps = {
  section: PlanSection
  figures: PlanView['figures']
  tools: ReactNode
  children: ReactNode
}

function Section({ section, figures, tools, children }: SectionProps) {
  const words = documentWords[useLocale()]
  const { id, mark, title, blocks, isDraft } = section
  const isAppendix = /^[A-Z]$/.test(mark)
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.head}>
        <Title order={2} id={`${id}-title`}>
          {mark ? <span className={classes.mark}>{isAppendix ? words.appendix(mark) : mark}</span> : null}{' '}
          {title}
        </Title>
        {isDraft ? (
          <Badge variant="light" color="gray" tt="none" className={classes.draft ?? ''}>
            {words.draft}
          </Badge>
        ) : null}
        <div className={classes.tools}>{tools}</div>
      </div>
      {id === 'executive-summary' && figures.length > 0 ? <Figures figures={figures} /> : null}
      {shownBlocks(section).map((block, index) => (
        <BlockView key={index} block={block} level={3} />
      ))}
      {blocks.length === 0 && !children ? <p className={classes.nothing}>{words.nothing}</p> : null}
      {children}
    </section>
  )
}

/** The key figures of the executive summary stand in cards of their own. */
function shownBlocks({ id, blocks }: PlanSection) {
  if (id !== 'executive-summary') return blocks
  const end = blocks.findIndex(({ kind }) => kind === 'heading')
  return end < 0 ? blocks : blocks.slice(0, end)
}

function Figures({ figures }: { figures: PlanView['figures'] }) {
  const words = documentWords[useLocale()]
  return (
    <>
      <Title order={3} className="visually-hidden">
        {words.figures}
      </Title>
      <dl className={classes.figures}>
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

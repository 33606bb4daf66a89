import type { PlanSection, PlanView } from '#course/plan-view/plan-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { BlockView } from '#web/step-kit/report/block-view.tsx'
import classes from './reader.module.css'
import { readerWords } from './words.ts'

/** The plan from its cover to its appendices; of parts in which nothing is written there is nothing to read. */
export function SharedPlan({ view }: { view: PlanView }) {
  const sections = view.sections.filter(({ blocks }) => blocks.length > 0)
  return (
    <article className={classes.plan}>
      <Cover view={view} />
      {sections.length > 1 ? <Contents sections={sections} /> : null}
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </article>
  )
}

function Cover({ view: { project, tagline, facts, figures } }: { view: PlanView }) {
  return (
    <header className={classes.cover}>
      <h1>{project}</h1>
      {tagline ? (
        <p className={classes.tagline}>
          <MaybeWritten>{tagline}</MaybeWritten>
        </p>
      ) : null}
      {figures.length > 0 ? (
        <dl className={classes.figures}>
          {figures.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MaybeWritten>{value}</MaybeWritten>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

const titleOf = ({ mark, title }: PlanSection) => (mark ? `${mark}. ${title}` : title)

// The address carries the link behind its hash sign, so the ways inside the page cannot.
function Contents({ sections }: { sections: readonly PlanSection[] }) {
  const words = readerWords[useLocale()]
  return (
    <nav aria-label={words.contents} className={classes.contents}>
      <h2>{words.contents}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <button type="button" onClick={() => goTo(section.id)}>
              {titleOf(section)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function goTo(id: string): void {
  const title = document.getElementById(`section-${id}`)
  title?.scrollIntoView()
  title?.focus({ preventScroll: true })
}

function Section({ section }: { section: PlanSection }) {
  const titleId = `section-${section.id}`
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} tabIndex={-1}>
        {titleOf(section)}
      </h2>
      {section.blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  )
}

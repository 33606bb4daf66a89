import type { CSSProperties } from 'react'
import { jobsOf } from '#course/customers/shared/jobs.ts'
import { initialsOf, inkOf, portraitOf, type Segment } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { shortened } from '#domain/text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { Face } from '#web/ui/face.tsx'
import { personaRows } from './persona.ts'
import classes from './persona-card.module.css'
import { words } from './words.ts'

const storyLength = 220

/** The person as the answers draw it. */
export function PersonaCard({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { name, occupation, story } = segment.profile ?? {}
  const jobs = jobsOf(data, segment._id)
  const ink = inkOf(data, segment._id)
  const rows = personaRows(data, segment, locale).filter((row) => row.name !== 'work_description')
  return (
    <section
      aria-label={text.card}
      className={classes.card}
      style={{ '--persona': `var(--${ink})`, '--wash': `var(--${ink}-wash)` } as CSSProperties}
    >
      <div className={classes.head}>
        <Face names={[...initialsOf({ name })]} picture={portraitOf(segment)} size="lg" />
        <div>
          <strong className={classes.name}>{isBlank(name) ? text.nameless : name}</strong>
          {isBlank(occupation) ? null : <p>{occupation}</p>}
        </div>
      </div>
      <dl className={classes.facts}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {isBlank(story) ? null : (
        <blockquote className={classes.story}>
          <MaybeWritten>{shortened((story ?? '').trim(), storyLength)}</MaybeWritten>
        </blockquote>
      )}
      {jobs.length > 0 ? (
        <div>
          <strong>{text.jobs.title}</strong>
          <ul className={classes.jobs}>
            {jobs.map((job) => (
              <li key={job}>{job}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

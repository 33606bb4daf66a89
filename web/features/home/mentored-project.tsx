import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { waitingReviews } from './facts.ts'
import classes from './home.module.css'
import type { MentoredProjectData, ModuleEntry } from './home-documents.ts'
import { shippedEntries, shownModules, stretchOf } from './modules.ts'
import { PersonCard } from './person-card.tsx'
import { UnreadFeedback } from './unread-feedback.tsx'
import { homeWords } from './words.ts'

type Props = { project: MentoredProjectData; entries: readonly ModuleEntry[] | null }

/** A project as its mentor sees it from home: who, how far, what waits. */
export function MentoredProject({ project, entries }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  const modules = shownModules(entries ?? shippedEntries, project.progresses, locale, new Date())
  const slugs = waitingReviews(project)
  const waiting = modules.filter(({ slug }) => slugs.includes(slug))
  const approved = modules.filter(({ isApproved }) => isApproved).length
  return (
    <Panel title={project.name} aside={text.progress.approved(approved, modules.length)}>
      <Meter stretches={modules.map(stretchOf)} />
      {waiting.length > 0 ? (
        <div className={classes.waiting}>
          <p>{text.progress.reviews(waiting.length)}</p>
          <ul className={classes.reviews}>
            {waiting.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  className={classes.more}
                  href={localePath(locale, `/home/project/${project._id}/${slug}/summary`)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <UnreadFeedback projectId={project._id} counts={project.feedbackCounts} />
      {project.course_open ? null : <p className={classes.waiting}>{text.people.unsigned}</p>}
      <PersonCard person={project.owner ?? null} isCourseOpen={project.course_open} />
      <div>
        <Button component="a" variant="default" href={localePath(locale, `/home/project/${project._id}`)}>
          {text.people.open}
        </Button>
      </div>
    </Panel>
  )
}

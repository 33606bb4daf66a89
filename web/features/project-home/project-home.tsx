import { Badge, Button, Progress, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { projectStatuses } from '#domain/options/programme.ts'
import type { Project } from '#web/data/programme.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { ModuleList } from './module-list.tsx'
import {
  finishedCount,
  type HomeModule,
  type ModuleState,
  moduleState,
  nextModule,
  openingDay,
} from './module-progress.ts'
import { People } from './people.tsx'
import classes from './project-home.module.css'
import { projectHomeDocument } from './project-home-documents.ts'

type Props = { project: Project; modules: readonly HomeModule[]; isLoading: boolean }

/** The home of a project whose course is open: where to go on, how far it is, and who takes part. */
export function ProjectHome({ project: found, modules, isLoading }: Props) {
  const { _id: id, owner_id, mentor } = found
  const text = useText()
  const locale = useLocale()
  const me = useMe()
  const [{ data, error }, read] = useQuery({
    query: projectHomeDocument,
    variables: {
      id,
      cohort: found.cohort_id ?? '',
      owner: owner_id,
      mentor: mentor ?? '',
      hasMentor: mentor !== null,
    },
  })
  const project = data?.project
  if (!project && error) {
    return (
      <ErrorState
        title={text('error.unreachable')}
        help={refusalOf(error).message || text('error.unreachableHelp')}
      >
        <Button onClick={() => read({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
      </ErrorState>
    )
  }
  if (!project || isLoading) return <PageSkeleton label={text('frame.loading')} />
  const stated = modules.map((module) => ({
    ...module,
    state: moduleState(module, project.progresses),
    opens: openingDay(module, data?.cohort?.module_data ?? []),
  }))
  const isWriter = me?.role === 'entrepreneur'
  const next = nextModule(stated, isWriter ? 'writer' : 'reviewer')
  const done = finishedCount(stated)
  const status = projectStatuses.find(({ value }) => value === project.status)?.[locale]
  const href = (slug: string) => localePath(locale, `/home/project/${id}/${slug}`)
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.title}>
          <Title order={1}>{project.name}</Title>
          {status ? (
            <Badge variant="light" size="lg" tt="none">
              {status}
            </Badge>
          ) : null}
        </div>
        {project.solution ? <p className={classes.about}>{project.solution}</p> : null}
        <div className={classes.progress}>
          <p id="modules-done">{text('projectHome.done', { count: done, all: stated.length })}</p>
          <Progress.Root size="lg">
            <Progress.Section
              value={stated.length > 0 ? (done / stated.length) * 100 : 0}
              aria-labelledby="modules-done"
            />
          </Progress.Root>
        </div>
        {next ? (
          <Button component="a" size="lg" href={href(next.slug)} className={classes.next ?? ''}>
            {text(buttonKey(isWriter, next.state), { number: next.number, name: next.name })}
          </Button>
        ) : null}
      </header>
      <section>
        <Title order={2}>{text('projectHome.modules')}</Title>
        <ModuleList modules={stated} href={href} />
      </section>
      <section>
        <Title order={2}>{text('projectHome.people')}</Title>
        {project.mentor_agreement && project.entrepreneur_agreement ? (
          <p className={classes.quiet}>{text('projectHome.signed')}</p>
        ) : null}
        <People owner={data?.owner ?? null} mentor={data?.mentor ?? null} team={project.team_members ?? []} />
      </section>
    </div>
  )
}

function buttonKey(isWriter: boolean, state: ModuleState) {
  if (isWriter) return state === 'started' ? 'projectHome.continue' : 'projectHome.start'
  return state === 'inReview' ? 'projectHome.review' : 'projectHome.read'
}

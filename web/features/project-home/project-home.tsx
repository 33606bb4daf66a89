import { Badge, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useQuery, useSubscription } from 'urql'
import { projectStatuses } from '#domain/options/programme.ts'
import { unreadAt } from '#web/data/feedback-counts.ts'
import type { Me } from '#web/data/me.ts'
import type { Project } from '#web/data/programme.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { ContinueCard } from './continue-card.tsx'
import { Dates } from './dates.tsx'
import { Downloads } from './downloads.tsx'
import { type HomeModule, isApproved, withStates } from './module-progress.ts'
import { nextForReviewer, nextForWriter } from './next-step.ts'
import { OtherProjects } from './other-projects.tsx'
import { People } from './people.tsx'
import classes from './project-home.module.css'
import {
  changesDocument,
  type HomeData,
  type HomeDetails,
  type HomeProject,
  projectHomeDocument,
} from './project-home-documents.ts'
import { ProjectModules } from './project-modules.tsx'
import { TeamPanel } from './team/team-panel.tsx'
import { Threads } from './threads.tsx'
import { comingDates } from './upcoming-dates.ts'
import { useWords } from './use-words.ts'

type Props = { project: Project; modules: readonly HomeModule[]; isLoading: boolean }

/** The home of a project whose course is open: where to go on, how far it is, what waits, and who takes part. */
export function ProjectHome({ project: found, modules, isLoading }: Props) {
  const { _id: id, owner_id, mentor } = found
  const text = useText()
  const me = useMe()
  const [{ data, error }, read] = useQuery({
    query: projectHomeDocument,
    variables: {
      id,
      projectId: id,
      cohort: found.cohort_id ?? '',
      owner: owner_id,
      mentor: mentor ?? '',
      hasMentor: mentor !== null,
      takesPart: me?.role === 'entrepreneur' || me?.role === 'mentor',
    },
  })
  const [{ error: lost }] = useSubscription({ query: changesDocument, variables: { projectId: id } })
  useEffect(() => {
    // The live updates end for whoever is no longer in the team: the page finds out at once.
    if (lost) read({ requestPolicy: 'network-only' })
  }, [lost, read])
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data?.project && error) return <LoadFailed error={error} onRetry={readAgain} />
  const { project = null, projectHome: details = null } = data ?? {}
  if (!data || !project || !details || !me || isLoading) return <PageSkeleton label={text('frame.loading')} />
  return (
    <Content me={me} data={data} project={project} details={details} modules={modules} onChange={readAgain} />
  )
}

type ContentProps = {
  me: Me
  data: HomeData
  project: HomeProject
  details: HomeDetails
  modules: readonly HomeModule[]
  onChange: () => void
}

function Content({ me, data, project, details, modules, onChange }: ContentProps) {
  const { words, locale } = useWords()
  const { _id: id, owner_id } = project
  const isWriter = me.user_id === owner_id || details.team.some(({ user_id }) => user_id === me.user_id)
  const stated = withStates(modules, details.modules, data.cohort?.module_data ?? [])
  const next = isWriter ? nextForWriter(stated, details.last_edit) : nextForReviewer(stated)
  const dates = comingDates(data.cohort, stated, details.goals, project.mentor !== null, new Date())
  const isMentor = project.mentor === me.user_id
  const status = projectStatuses.find(({ value }) => value === project.status)?.[locale]
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
        <p className={classes.ways}>
          <a href={localePath(locale, `/home/project/${id}/businessplan`)}>{words.businessPlan}</a>
          {isWriter ? (
            <a href={localePath(locale, `/home/project/${id}/settings`)}>{words.settings}</a>
          ) : null}
          {data.cohort ? (
            <a href={localePath(locale, `/home/cohort/${data.cohort._id}`)}>{words.aboutCohort}</a>
          ) : null}
        </p>
      </header>
      <ContinueCard projectId={id} next={next} edit={details.last_edit} />
      <PanelColumns>
        <PanelColumn>
          <Panel
            title={words.modules}
            aside={words.approvedCount(stated.filter(isApproved).length, stated.length)}
          >
            <ProjectModules modules={stated} counts={data.feedbackCounts} projectId={id} />
          </Panel>
          <Threads
            projectId={id}
            threads={details.threads}
            unread={unreadAt(data.feedbackCounts)}
            help={
              isWriter && project.mentor ? words.noFeedbackWriter : isMentor ? words.noFeedbackReader : ''
            }
          />
          <Downloads projectId={id} modules={stated} />
        </PanelColumn>
        <PanelColumn>
          <People data={data} userId={me.user_id} isWriter={isWriter} />
          <TeamPanel me={me} project={project} owner={data.owner} details={details} onChange={onChange} />
          <Dates dates={dates} />
          <OtherProjects projects={(data.projects ?? []).filter(({ _id }) => _id !== id)} />
        </PanelColumn>
      </PanelColumns>
    </div>
  )
}

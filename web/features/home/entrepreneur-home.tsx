import { Title } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { entrepreneurAction } from '#domain/progress/next-action.ts'
import type { Me } from '#web/data/me.ts'
import { useMeChanged } from '#web/data/me-changed.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { AfterHeading } from '#web/ui/after-heading.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { actionPath } from './action-path.ts'
import { CohortLine } from './cohort-line.tsx'
import { entrepreneurFacts, unreadPath } from './facts.ts'
import classes from './home.module.css'
import { HomeComing } from './home-coming.tsx'
import { type EntrepreneurData, entrepreneurDocument } from './home-documents.ts'
import { HomeModules } from './home-modules.tsx'
import { shippedEntries, shownModules } from './modules.ts'
import { NextActionCard } from './next-action-card.tsx'
import { PersonCard } from './person-card.tsx'
import { DatesPanel, NewsPanel } from './side-panels.tsx'
import { UnreadFeedback } from './unread-feedback.tsx'
import { useSamePerson } from './use-same-person.ts'
import { WantsToConnect } from './wants-to-connect/wants-to-connect.tsx'
import { homeWords } from './words.ts'

export function EntrepreneurHome({ me }: { me: Me }) {
  // A project that came into being after the person logged in is known from the first answer on.
  const [found, setFound] = useState<string | null>(null)
  const projectId = me.project_id ?? found
  const [{ data, error }, read] = useQuery({
    query: entrepreneurDocument,
    variables: { projectId, project: projectId ?? '', hasProject: projectId !== null },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  useMeChanged(readAgain)
  useSamePerson(me, data?.me)
  if (data?.project && projectId === null) setFound(data.project._id)

  if (data) return <Content me={me} data={data} onChange={readAgain} />
  if (error) return <LoadFailed error={error} onRetry={readAgain} />
  return <HomeComing me={me} />
}

type Props = { me: Me; data: EntrepreneurData; onChange: () => void }

function Content({ me, data, onChange }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  const { project, cohort, feedbackCounts = [] } = data
  const entries = cohort?.module_data ?? (project ? shippedEntries : [])
  const now = new Date()
  const modules = shownModules(entries, project?.progresses ?? [], locale, now)
  const facts = entrepreneurFacts(data, entries, modules, me.user_id, now)
  const action = entrepreneurAction(facts)
  const nameOf = (wanted: string | null) => modules.find(({ slug }) => slug === wanted)?.name ?? ''
  const isApproved = facts.application === 'approved'
  const isAlone = facts.isSelfGuided && !project?.mentor
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>{text.hello(me.first_name)}</Title>
        <CohortLine
          names={[project?.name, cohort?.title]}
          cohortId={cohort?._id ?? null}
          projectId={project?._id ?? null}
        />
      </div>
      <AfterHeading>
        <NextActionCard
          action={action}
          path={actionPath(action, {
            projectId: project?._id ?? null,
            feedbackPath: project && unreadPath(project._id, feedbackCounts),
          })}
          names={{
            module: 'slug' in action ? nameOf(action.slug) : '',
            next: 'next' in action ? nameOf(action.next) : '',
            project: project?.name ?? '',
          }}
        />
        <PanelColumns>
          <PanelColumn>
            {project && !project.mentor && facts.isOwner ? (
              <WantsToConnect
                requests={data.connectRequests ?? []}
                projectName={project.name}
                onChange={onChange}
              />
            ) : null}
            {isApproved ? (
              <Panel
                title={text.progress.title}
                aside={text.progress.approved(
                  modules.filter((module) => module.isApproved).length,
                  modules.length,
                )}
              >
                {project && facts.isCourseOpen ? (
                  <UnreadFeedback projectId={project._id} counts={feedbackCounts} />
                ) : null}
                <HomeModules
                  modules={modules}
                  counts={feedbackCounts}
                  projectId={project?._id ?? null}
                  isCourseOpen={facts.isCourseOpen}
                />
              </Panel>
            ) : null}
            {cohort?.custom_welcome_message ? (
              <Panel title={text.welcome(cohort.title)}>
                <p className={classes.message}>{cohort.custom_welcome_message}</p>
              </Panel>
            ) : null}
          </PanelColumn>
          <PanelColumn>
            {isApproved ? (
              <Panel title={isAlone ? text.people.readers : text.people.mentor}>
                {project?.mentor ? (
                  <PersonCard person={project.mentor_user ?? null} isCourseOpen={facts.isCourseOpen} />
                ) : (
                  <p className={classes.soft}>{isAlone ? text.people.organisers : text.people.noMentor}</p>
                )}
              </Panel>
            ) : null}
            <DatesPanel items={data.upcoming} />
            <NewsPanel announcements={data.announcements} />
          </PanelColumn>
        </PanelColumns>
      </AfterHeading>
    </div>
  )
}

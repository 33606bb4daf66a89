import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { mentorAction } from '#domain/progress/next-action.ts'
import type { Me } from '#web/data/me.ts'
import { useMeChanged } from '#web/data/me-changed.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { AfterHeading } from '#web/ui/after-heading.tsx'
import { Panel, PanelColumn, PanelColumns } from '#web/ui/panel.tsx'
import { actionPath } from './action-path.ts'
import { CohortLine } from './cohort-line.tsx'
import { mentorFacts, unreadPath, waitingFirst } from './facts.ts'
import classes from './home.module.css'
import { HomeComing } from './home-coming.tsx'
import { type MentorData, mentorDocument } from './home-documents.ts'
import { MentoredProject } from './mentored-project.tsx'
import { shippedEntries, shownModules } from './modules.ts'
import { NextActionCard } from './next-action-card.tsx'
import { DatesPanel, NewsPanel } from './side-panels.tsx'
import { useSamePerson } from './use-same-person.ts'
import { homeWords } from './words.ts'

export function MentorHome({ me }: { me: Me }) {
  const [{ data, error }, read] = useQuery({
    query: mentorDocument,
    variables: {
      user: me.user_id,
      cohort: me.cohortId ?? '',
      isApproved: me.application_status === 'approved' && me.cohortId !== null,
    },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  useMeChanged(readAgain)
  useSamePerson(me, data?.me)

  if (data) return <Content me={me} data={data} />
  if (error) return <LoadFailed error={error} onRetry={readAgain} />
  return <HomeComing me={me} />
}

function Content({ me, data }: { me: Me; data: MentorData }) {
  const locale = useLocale()
  const text = homeWords[locale]
  const { projects, cohort } = data
  const action = mentorAction(mentorFacts(data))
  const concerned = 'projectId' in action ? projects.find(({ _id }) => _id === action.projectId) : projects[0]
  const modules = shownModules(cohort?.module_data ?? shippedEntries, [], locale, new Date())
  const module = modules.find(({ slug }) => 'slug' in action && slug === action.slug)
  const [feedbackPath = null] = projects.flatMap(
    ({ _id, feedbackCounts }) => unreadPath(_id, feedbackCounts) ?? [],
  )
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>{text.hello(me.first_name)}</Title>
        <CohortLine names={[cohort?.title]} cohortId={cohort?._id ?? null} />
      </div>
      <AfterHeading>
        <NextActionCard
          action={action}
          path={actionPath(action, { projectId: projects[0]?._id ?? null, feedbackPath })}
          names={{ module: module?.name ?? '', next: '', project: concerned?.name ?? '' }}
        />
        <PanelColumns>
          <PanelColumn>
            {projects.length > 0 ? (
              waitingFirst(projects).map((project) => (
                <MentoredProject
                  key={project._id}
                  project={project}
                  entries={project.cohort_id === cohort?._id ? cohort.module_data : null}
                />
              ))
            ) : (
              <Panel title={text.people.projects}>
                <p>{text.people.noProjects}</p>
                <p className={classes.soft}>{text.people.noProjectsHelp}</p>
                {data.matchingCohorts.length > 0 ? (
                  <div>
                    <Button component="a" variant="light" href={localePath(locale, '/home/matching')}>
                      {text.people.toMatching}
                    </Button>
                  </div>
                ) : null}
              </Panel>
            )}
          </PanelColumn>
          <PanelColumn>
            <DatesPanel items={data.upcoming} />
            <NewsPanel announcements={data.announcements} />
          </PanelColumn>
        </PanelColumns>
      </AfterHeading>
    </div>
  )
}

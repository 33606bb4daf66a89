import { Select } from '@mantine/core'
import { useCoursePlace } from '#web/app/course-context.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { href } from '#web/app/match-route.ts'
import { AppLink } from '#web/app/shell/app-link.tsx'
import type { NumberedModule } from '#web/app/shell/course-place.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useProjects } from '#web/data/programme.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { navigate } from '#web/shared/address/address.ts'
import classes from './admin.module.css'
import { adminWords } from './admin-words.ts'
import { type ModuleState, moduleState } from './module-state.ts'

export function AdminBar() {
  const text = adminWords[useLocale()]
  const { locale } = useCurrentRoute()
  const { projectId, cohort, modules, progresses } = useCoursePlace()
  const done = modules.filter((module) => moduleState(module.id, progresses) === 'done').length
  return (
    <section className={`no-print ${classes.bar}`} aria-label={text.bar}>
      {cohort?.org ? (
        <AppLink
          href={href('manage-org-cohortid', locale, { org: cohort.org, cohortid: cohort._id })}
          className={classes.shield}
          aria-label={text.cohort}
        >
          <Icon name="shield" />
        </AppLink>
      ) : null}
      <ol className={classes.chips} aria-label={text.finished(done, modules.length)}>
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleChip module={module} state={moduleState(module.id, progresses)} projectId={projectId} />
          </li>
        ))}
      </ol>
      <ProjectSwitcher cohortId={cohort?._id ?? null} projectId={projectId} />
    </section>
  )
}

type ChipProps = { module: NumberedModule; state: ModuleState; projectId: string | null }

function ModuleChip({ module, state, projectId }: ChipProps) {
  const text = adminWords[useLocale()]
  const { params, locale } = useCurrentRoute()
  const name = text.module(module.number, module.name)
  const to = href('home-project-module', locale, { pid: projectId ?? undefined, module: module.slug })
  return (
    <AppLink
      href={to}
      className={classes.chip}
      data-state={state}
      data-here={module.slug === params.module || undefined}
      title={module.name}
    >
      <span aria-hidden="true">{module.number}</span>
      {state === 'done' ? <Icon name="check" size={16} /> : null}
      <span className="visually-hidden">{`${name}: ${text[state]}`}</span>
    </AppLink>
  )
}

function ProjectSwitcher({ cohortId, projectId }: { cohortId: string | null; projectId: string | null }) {
  const text = adminWords[useLocale()]
  const { locale } = useCurrentRoute()
  const { projects } = useProjects(cohortId)
  return (
    <Select
      label={text.switch}
      placeholder={text.switchPlaceholder}
      nothingFoundMessage={text.noProject}
      classNames={{ root: classes.switch ?? '', label: classes.switchLabel ?? '' }}
      searchable
      allowDeselect={false}
      value={projects.some(({ _id }) => _id === projectId) ? projectId : null}
      data={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(pid) => {
        if (pid) void navigate({ href: href('home-project', locale, { pid }) })
      }}
    />
  )
}

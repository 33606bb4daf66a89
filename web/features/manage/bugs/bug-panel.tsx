import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { shortMoment } from '#web/i18n/short-moment.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { RowPanel } from '#web/shared/list/row-panel.tsx'
import { useOpenRow } from '#web/shared/list/use-open-row.ts'
import { BugAnswer } from './bug-answer.tsx'
import { bugsDocument, type ManagedBug } from './bug-documents.ts'
import { placeOf, reporterOf } from './bug-list.tsx'
import classes from './bugs.module.css'
import { words } from './words.ts'

type Props = {
  id: string | null
  /** The page of the list, where the report usually is. */
  bugs: readonly ManagedBug[]
  onChange: () => void
  onClose: () => void
}

/** One report beside the list: what happened where, and the answer. */
export function BugPanel({ id, bugs, onChange, onClose }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const open = useOpenRow(id, bugs, bugsDocument, (data) => data.bugs.items)
  return (
    <RowPanel
      open={open}
      title={(bug) => said.title(reporterOf(bug, locale))}
      gone={said.gone}
      onClose={onClose}
    >
      {(bug) => <Bug key={`${bug._id} ${bug.status} ${bug.answer}`} bug={bug} onChange={onChange} />}
    </RowPanel>
  )
}

function Bug({ bug, onChange }: { bug: ManagedBug; onChange: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const { facts } = said
  const place = [bug.org_name, bug.cohort_title].filter(Boolean).join(' · ')
  const rows = [
    [facts.place, placeOf(bug, locale)],
    [facts.project, [bug.project_name ?? said.noProject, place].filter(Boolean).join(' · ')],
    [facts.reporter, [reporterOf(bug, locale), bug.user_email].filter(Boolean).join(' · ')],
    [facts.when, shortMoment(bug.time, locale)],
  ]
  const isStep = bug.path?.endsWith(`/${bug.step}`) && bug.step !== ''
  return (
    <div className={classes.panel}>
      <section aria-label={said.description}>
        <p className={classes.quote}>{bug.description}</p>
      </section>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bug.path ? (
        <Button
          component="a"
          variant="default"
          className={classes.send ?? ''}
          href={localePath(locale, bug.path)}
        >
          {isStep ? said.go : said.goProject}
        </Button>
      ) : null}
      <BugAnswer bug={bug} onChange={onChange} />
    </div>
  )
}

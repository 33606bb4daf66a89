import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { BugAnswer } from './bug-answer.tsx'
import { bugsDocument, type ManagedBug } from './bug-documents.ts'
import { moment, placeOf, reporterOf } from './bug-list.tsx'
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
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { bug, isMissing } = useBug(id, bugs)
  const title = bug
    ? said.title(reporterOf(bug, locale))
    : isMissing
      ? said.gone.title
      : text('frame.loading')
  return (
    <SidePanel
      title={title}
      closeLabel={text('action.close')}
      width="36rem"
      opened={id !== null}
      onClose={onClose}
    >
      {bug ? (
        <Bug key={`${bug._id} ${bug.status} ${bug.answer}`} bug={bug} onChange={onChange} />
      ) : isMissing ? (
        <EmptyState title={said.gone.title} why={said.gone.why} />
      ) : (
        <Skeleton height={240} role="status" aria-label={text('frame.loading')} />
      )}
    </SidePanel>
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
    [facts.when, moment(bug.time, locale)],
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

/** Which one is open may be on another page of the list. What was shown stays while it fades out. */
function useBug(id: string | null, bugs: readonly ManagedBug[]) {
  const listed = bugs.find(({ _id }) => _id === id)
  const [{ data, fetching }] = useQuery({
    query: bugsDocument,
    variables: { list: { filters: [{ name: 'id', value: id ?? '' }] } },
    pause: id === null || listed !== undefined || !/^[0-9a-f]{24}$/.test(id),
  })
  const found = listed ?? data?.bugs.items.find(({ _id }) => _id === id)
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  return { bug: id === null ? shown : found, isMissing: id !== null && !found && !fetching }
}

import { useState } from 'react'
import { useQuery } from 'urql'
import shared from '#web/features/cohort-admin/cohort-admin.module.css'
import { ListSkeleton } from '#web/features/cohort-admin/list-skeleton.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { notify } from '#web/ui/notify.ts'
import { applicationsDocument, type Decidable, type JoiningRole } from './application-documents.ts'
import { ApplicationList } from './application-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import type { Decision } from './decision.ts'
import { variablesOf } from './list-query.ts'
import { ListTools } from './list-tools.tsx'
import { fullName } from './names.ts'
import { ReviewPanel } from './review-panel.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { useListQuery } from './use-list-query.ts'
import { useSelection } from './use-selection.ts'
import { words } from './words.ts'

const pages = {
  entrepreneur: 'manage-org-cohortid-applications',
  mentor: 'manage-org-cohortid-dashboard-mentors',
} as const

export function EntrepreneursScreen() {
  return <Applications joining="entrepreneur" />
}

export function MentorsScreen() {
  return <Applications joining="mentor" />
}

/** The applications of one role: read, search, decide. */
function Applications({ joining: role }: { joining: JoiningRole }) {
  const locale = useLocale()
  const said = words[locale]
  const { cohortId } = useManagePlace()
  const { query, hrefOf, show } = useListQuery()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [{ data, error, fetching }, read] = useQuery({
    query: applicationsDocument,
    variables: { cohort: cohortId, cohortId, role, ...variablesOf(query) },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const list = data?.cohortApplications
  const items = list?.items ?? []
  const selection = useSelection(items.map(({ _id }) => _id))
  if (error?.graphQLErrors.length && !fetching) return <ManageFailed error={error} onRetry={readAgain} />
  // Without a line and without a kept copy the answer is empty, not an error.
  if (!list) return fetching ? <ListSkeleton /> : <ManageFailed error={error} onRetry={readAgain} />
  if (!data?.cohort) return <ManageFailed error={error} isMissing onRetry={readAgain} />
  const { cohort } = data

  const decide = (people: readonly Decidable[], to: Decision) => setDeciding({ people, to })

  function handleDecided(ids: readonly string[], to: Decision) {
    const people = deciding?.people.filter(({ _id }) => ids.includes(_id)) ?? []
    selection.drop(ids)
    readAgain()
    if (ids.length === 0) return
    const name = fullName(people[0]?.user ?? null, locale)
    notify(said.decided[to]({ count: ids.length, name }), 'success')
  }

  return (
    <div className={shared.page}>
      <CohortHead page={pages[role]} cohort={cohort.title} />
      <StatusTabs counts={list.counts} tab={query.tab} hrefOf={hrefOf} />
      <ListTools cohortId={cohortId} role={role} query={query} show={show} />
      <ApplicationList
        role={role}
        list={list}
        query={query}
        hrefOf={hrefOf}
        selection={selection}
        isBusy={fetching && !!data}
      />
      <BulkBar
        count={selection.count}
        onClear={selection.clear}
        onDecide={(to) =>
          decide(
            items.filter(({ _id }) => selection.has(_id)),
            to,
          )
        }
      />
      <ReviewPanel
        id={query.application}
        ids={items.map(({ _id }) => _id)}
        isAsking={deciding !== null}
        onOpen={(application) => show({ application }, true)}
        onClose={() => show({ application: null }, true)}
        onDecide={(person, to) => decide([person], to)}
      />
      <DecideDialog
        deciding={deciding}
        cohort={cohort}
        onDecided={handleDecided}
        onClose={() => setDeciding(null)}
      />
    </div>
  )
}

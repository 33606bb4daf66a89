import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import type { JoiningRole } from '#domain/options/people.ts'
import { takeBackSeconds } from '#domain/progress/application.ts'
import shared from '#web/features/cohort-admin/cohort-admin.module.css'
import { ListSkeleton } from '#web/features/cohort-admin/list-skeleton.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { List } from '#web/shared/list/list.tsx'
import { listVariables, useList } from '#web/shared/list/use-list.ts'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { notify } from '#web/ui/notify.ts'
import { applicationsDocument } from './application-documents.ts'
import classes from './applications.module.css'
import { RubricButton } from './assessment/rubric-button.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { decidedInWords } from './decided.ts'
import { decisions } from './decision.ts'
import { applicationsDefinition, noOffers } from './definition.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { besideOf, countIn, hrefIn, inTab, tabIn } from './tabs.ts'
import { TakeBackNotice } from './take-back-notice.tsx'
import { useTakeBack } from './use-take-back.ts'
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

/** The applications of one role: found, read, scored, decided. */
function Applications({ joining: role }: { joining: JoiningRole }) {
  const locale = useLocale()
  const said = words[locale]
  const { org, cohortId } = useManagePlace()
  const { search } = useScreenAddress()
  const tab = useMemo(() => tabIn(search), [search])
  const beside = useMemo(() => besideOf(tab), [tab])
  const empty = useMemo(
    () => applicationsDefinition({ cohortId, role, tab, offers: noOffers, everybody: 0 }),
    [cohortId, role, tab],
  )
  const control = useList(empty, beside)
  const { query, show, hrefOf } = control
  const asked = inTab(listVariables(query), tab)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [{ data, error, fetching }, read] = useQuery({
    query: applicationsDocument,
    variables: { cohort: cohortId, role, query: asked },
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const list = data?.cohortApplications
  const untold = useMemo(
    () => (list?.untold ? decidedInWords(list.untold, locale) : null),
    [list?.untold, locale],
  )
  const back = useTakeBack(untold, (ids) => {
    notify(said.takeBack.done(ids.length), 'success')
    readAgain()
  })
  if (error?.graphQLErrors.length && !fetching) return <ManageFailed error={error} onRetry={readAgain} />
  // Without a line and without a kept copy the answer is empty, not an error.
  if (!list && fetching) return <ListSkeleton page={pages[role]} />
  if (!list) return <ManageFailed error={error} onRetry={readAgain} />
  if (!data?.cohort) return <ManageFailed error={error} isMissing onRetry={readAgain} />
  const { cohort } = data
  const { items } = list
  const everybody = countIn(list.counts, 'all')
  const definition = applicationsDefinition({ cohortId, role, tab, offers: list, everybody })

  function handleDecided(ids: readonly string[], { people, to }: Deciding) {
    readAgain()
    if (ids.length === 0) return
    const { first_name = '', last_name = '' } = people.find(({ _id }) => ids.includes(_id))?.user ?? {}
    const decided = { ids, status: to, seconds: takeBackSeconds, first_name, last_name }
    back.offer(decidedInWords(decided, locale))
  }

  return (
    <div className={shared.page}>
      <CohortHead page={pages[role]} cohort={cohort.title} />
      <div className={classes.top}>
        <StatusTabs counts={list.counts} tab={tab} href={hrefOf({ page: 1, open: null })} />
        <RubricButton cohortId={cohortId} role={role} />
      </div>
      <List
        key={`${role} ${tab}`}
        definition={definition}
        control={control}
        result={{ page: list, error, isLoading: fetching, readAgain }}
        start={
          everybody > 0 ? (
            <Button component="a" variant="default" href={hrefIn('all', hrefOf({ page: 1, open: null }))}>
              {said.none.seeAll}
            </Button>
          ) : (
            <Button component="a" href={localePath(locale, `/manage/${org}/${cohortId}/settings#link`)}>
              {said.none.toLink}
            </Button>
          )
        }
        actions={({ count, ids, found }, clear) =>
          decisions.map((to) => (
            <Button
              key={to}
              variant={to === 'approved' ? 'filled' : 'default'}
              onClick={() =>
                setDeciding({
                  to,
                  people: items.filter(({ _id }) => ids.includes(_id)),
                  found: found && { count, query: { cohort_id: cohortId, role, query: inTab(found, tab) } },
                  onDone: clear,
                })
              }
            >
              {said.decide[to]}
            </Button>
          ))
        }
      />
      {query.open === null ? <TakeBackNotice back={back} /> : null}
      <ReviewPanel
        id={query.open}
        ids={items.map(({ _id }) => _id)}
        isAsking={deciding !== null}
        back={back}
        onOpen={(open) => show({ open }, true)}
        onClose={() => show({ open: null }, true)}
        onDecide={(person, to, onDone) => setDeciding({ to, people: [person], found: null, onDone })}
        onScored={readAgain}
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

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtered, noFilters, selected } from './filters.ts'
import classes from './matching.module.css'
import type { Candidate, OwnRequest } from './matching-documents.ts'
import { OwnRequests } from './own-requests.tsx'
import { useFilters } from './use-filters.ts'
import { useMoves } from './use-moves.ts'
import { ViewsNav } from './views-nav.tsx'
import { words } from './words.ts'

type Props = {
  candidates: readonly Candidate[]
  requests: readonly OwnRequest[]
  freePlaces: number
  readAgain: () => void
}

const atOnce = 20

export function CandidateList({ candidates, requests, freePlaces, readAgain }: Props) {
  const text = words[useLocale()]
  const { filters, view, hrefOf, setFilters } = useFilters()
  const moves = useMoves(readAgain)
  const [asking, setAsking] = useState<Candidate | null>(null)
  const [limit, setLimit] = useState(atOnce)
  const counts = {
    all: candidates.length,
    selection: selected(candidates).length,
    requests: requests.length,
  }
  if (view === 'requests' && requests.length > 0) {
    return (
      <>
        <ViewsNav counts={counts} view={view} hrefOf={hrefOf} />
        <OwnRequests requests={requests} onWithdraw={moves.withdraw} />
      </>
    )
  }
  if (candidates.length === 0) {
    return (
      <>
        {requests.length > 0 ? <ViewsNav counts={counts} view={view} hrefOf={hrefOf} /> : null}
        <EmptyState title={text.none.title} why={text.none.why} />
      </>
    )
  }
  const ofView = view === 'all' ? candidates : view === 'selection' ? selected(candidates) : []
  const found = filtered(ofView, filters)
  return (
    <>
      <ViewsNav counts={counts} view={view} hrefOf={hrefOf} />
      {ofView.length > 0 ? <FilterBar candidates={ofView} filters={filters} onChange={setFilters} /> : null}
      <p className={classes.found} role="status">
        {ofView.length > 0 ? text.found(found.length, ofView.length) : ''}
      </p>
      {found.length > 0 ? (
        <ul className={classes.cards}>
          {found.slice(0, limit).map((candidate) => (
            <CandidateCard
              key={candidate.project_id}
              candidate={candidate}
              request={requests.find(({ _id }) => _id === candidate.request_id)}
              freePlaces={freePlaces}
              onSelect={(selected) => void moves.select(candidate, selected)}
              onAsk={() => setAsking(candidate)}
              onWithdraw={moves.withdraw}
            />
          ))}
        </ul>
      ) : (
        nothingFound()
      )}
      {found.length > limit ? (
        <Button variant="default" className={classes.more ?? ''} onClick={() => setLimit(limit + atOnce)}>
          {text.more(found.length - limit)}
        </Button>
      ) : null}
      <AskDialog candidate={asking} onSend={moves.ask} onClose={() => setAsking(null)} />
    </>
  )

  function nothingFound() {
    if (ofView.length > 0) {
      return (
        <EmptyState title={text.notFound.title} why={text.notFound.why}>
          <Button variant="default" onClick={() => setFilters(noFilters)}>
            {text.filter.clear}
          </Button>
        </EmptyState>
      )
    }
    const kind = view === 'requests' ? 'noRequests' : 'noSelection'
    return (
      <EmptyState title={text[kind].title} why={text[kind].why}>
        <Button component="a" variant="default" href={hrefOf('all')}>
          {text.seeAll}
        </Button>
      </EmptyState>
    )
  }
}

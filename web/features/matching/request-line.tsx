import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './candidate-card.module.css'
import { type Candidate, ownRequestsDocument } from './matching-documents.ts'
import type { RequestState } from './request-state.ts'
import { words } from './words.ts'

type Props = { candidate: Candidate; state: RequestState; onWithdraw: () => Promise<void> }

/** What became of the request to this project. */
export function RequestLine({ candidate, state, onWithdraw }: Props) {
  const text = words[useLocale()]
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (state.status === null) return null

  async function handleWithdraw() {
    setBusy(true)
    await onWithdraw()
    setBusy(false)
  }

  return (
    <div className={classes.request}>
      <span>{text.request[state.status](candidate.owner_first_name)}</span>
      {state.canWithdraw ? (
        <Button variant="subtle" color="voice" loading={isBusy} onClick={() => void handleWithdraw()}>
          {text.request.withdraw}
        </Button>
      ) : null}
      {state.status === 'declined' ? (
        <Button variant="subtle" color="voice" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.request.why}
        </Button>
      ) : null}
      {isOpen ? <Answer candidate={candidate} /> : null}
    </div>
  )
}

function Answer({ candidate }: { candidate: Candidate }) {
  const text = useText()
  const said = words[useLocale()]
  const [{ data, error }] = useQuery({
    query: ownRequestsDocument,
    variables: { projectId: candidate.project_id },
  })
  const request = data?.connectRequests.find(({ _id }) => _id === candidate.request_id)
  if (!data) return <p role="status">{error ? said.request.failed : text('frame.loading')}</p>
  return <p>{request?.reason || said.request.noReason}</p>
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './candidate-card.module.css'
import type { OwnRequest } from './matching-documents.ts'
import type { RequestState } from './request-state.ts'
import { words } from './words.ts'

type Props = {
  owner: string
  state: RequestState
  request: OwnRequest | undefined
  onWithdraw: (request: OwnRequest) => Promise<void>
}

/** What became of the request to this project. */
export function RequestLine({ owner, state, request, onWithdraw }: Props) {
  const text = words[useLocale()]
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (state.status === null) return null

  async function handleWithdraw(made: OwnRequest) {
    setBusy(true)
    await onWithdraw(made)
    setBusy(false)
  }

  return (
    <div className={classes.request}>
      <span>{text.request[state.status](owner)}</span>
      {state.canWithdraw && request ? (
        <Button variant="subtle" color="voice" loading={isBusy} onClick={() => void handleWithdraw(request)}>
          {text.request.withdraw}
        </Button>
      ) : null}
      {state.status === 'declined' ? (
        <Button variant="subtle" color="voice" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.request.why}
        </Button>
      ) : null}
      {isOpen ? <p>{request?.reason || text.request.noReason}</p> : null}
    </div>
  )
}

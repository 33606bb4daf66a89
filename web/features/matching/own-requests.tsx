import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { OwnRequest } from './matching-documents.ts'
import classes from './own-requests.module.css'
import { requestState } from './request-state.ts'
import { useDay } from './window-line.tsx'
import { words } from './words.ts'

type Props = {
  requests: readonly OwnRequest[]
  onWithdraw: (request: OwnRequest) => Promise<void>
}

/** Everything a mentor has asked in this cohort: what they wrote, when, and what became of it. */
export function OwnRequests({ requests, onWithdraw }: Props) {
  return (
    <ul className={classes.list}>
      {requests.map((request) => (
        <OneRequest key={request._id} request={request} onWithdraw={onWithdraw} />
      ))}
    </ul>
  )
}

function OneRequest({ request, onWithdraw }: Omit<Props, 'requests'> & { request: OwnRequest }) {
  const locale = useLocale()
  const text = words[locale]
  const day = useDay()
  const [isBusy, setBusy] = useState(false)
  const { project_id, project_name: project, owner_first_name: owner } = request
  const state = requestState(request.status, 0)

  async function handleWithdraw() {
    setBusy(true)
    await onWithdraw(request)
    setBusy(false)
  }

  return (
    <li className={classes.request} data-state={request.status} aria-label={project}>
      <div className={classes.head}>
        <Title order={3} size="h4">
          {project}
        </Title>
        <p className={classes.soft}>{text.request.askedOn(day(request.created_at))}</p>
      </div>
      {request.message ? <blockquote className={classes.message}>{request.message}</blockquote> : null}
      <p className={classes.state}>
        {state.status ? text.request[state.status](owner) : null}
        {request.decided_at ? <span className={classes.soft}> {day(request.decided_at)}</span> : null}
      </p>
      {request.reason ? <blockquote className={classes.message}>{request.reason}</blockquote> : null}
      {state.canWithdraw ? (
        <Button variant="default" loading={isBusy} onClick={() => void handleWithdraw()}>
          {text.request.withdraw}
          <span className="visually-hidden">: {project}</span>
        </Button>
      ) : null}
      {state.status === 'accepted' ? (
        <a className={classes.open} href={localePath(locale, `/home/project/${project_id}`)}>
          {text.request.open}
        </a>
      ) : null}
    </li>
  )
}

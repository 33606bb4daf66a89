import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { refreshSession } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import classes from './invite.module.css'
import { acceptDocument, type Invitation } from './invite-documents.ts'
import { forgetInvite } from './invite-token.ts'
import { words } from './words.ts'

type Props = {
  token: string
  email: string
  invitation: Invitation
  onJoined: (project: { id: string; name: string }) => void
  onDismiss: () => void
  /** The invitation is not what it was when this page asked. */
  onStale: () => void
}

export function OpenInvitation({ token, email, invitation, onJoined, onDismiss, onStale }: Props) {
  const text = words[useLocale()]
  const [, accept] = useMutation(acceptDocument)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function handleJoin() {
    setBusy(true)
    setProblem('')
    const { data, error } = await accept({ token })
    const project = data?.acceptTeamInvite
    if (project) {
      forgetInvite()
      await refreshSession()
      onJoined({ id: project._id, name: project.name })
      return
    }
    setBusy(false)
    setProblem((error && refusalOf(error).message) || text.offline)
    if (error?.graphQLErrors.length) onStale()
  }

  return (
    <EmptyState
      level={1}
      title={text.open(invitation.inviter_name ?? '', invitation.project_name ?? '')}
      why={text.openHelp}
    >
      <ul className={classes.points}>
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={classes.as}>{text.as(email)}</p>
      <div role="alert">{problem ? <p className={classes.problem}>{problem}</p> : null}</div>
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={() => void handleJoin()}>
          {text.join}
        </Button>
        <Button variant="default" onClick={onDismiss}>
          {text.notNow}
        </Button>
      </div>
    </EmptyState>
  )
}

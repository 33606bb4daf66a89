import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import type { Me } from '#web/data/me.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import classes from './invite.module.css'
import { type Invitation, invitationDocument } from './invite-documents.ts'
import { OpenInvitation } from './open-invitation.tsx'
import { words } from './words.ts'

type Props = {
  token: string
  me: Me | null
  onLogOut: () => void
  /** The person goes on without the invitation. */
  onDismiss: () => void
}

/** What stands behind the link of an invitation, for whoever opens it. */
export function InviteScreen({ token, me, onLogOut, onDismiss }: Props) {
  return me ? (
    <ForMember key={me.user_id} token={token} me={me} onLogOut={onLogOut} onDismiss={onDismiss} />
  ) : (
    <ForStranger onDismiss={onDismiss} />
  )
}

function ForStranger({ onDismiss }: Pick<Props, 'onDismiss'>) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EmptyState level={1} title={text.stranger} why={text.strangerHelp}>
      <div className={classes.actions}>
        <Button component="a" href={localePath(locale, '/login?next=/signup/getting-started')}>
          {text.login}
        </Button>
        <Button component="a" variant="default" href={localePath(locale, '/signup?role=entrepreneur')}>
          {text.signUp}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDismiss}>
          {text.goOn}
        </Button>
      </div>
    </EmptyState>
  )
}

function ForMember({ token, me, onLogOut, onDismiss }: Props & { me: Me }) {
  const common = useText()
  const text = words[useLocale()]
  const [joined, setJoined] = useState<{ id: string; name: string } | null>(null)
  const [{ data, error }, read] = useQuery({
    query: invitationDocument,
    variables: { token },
    requestPolicy: 'network-only',
    pause: joined !== null,
  })
  if (joined) {
    return <ToProject title={text.joined(joined.name)} why={text.joinedHelp} projectId={joined.id} />
  }
  if (!data && error) {
    return (
      <ErrorState title={text.failed} help={refusalOf(error).message || text.offline}>
        <Button onClick={() => read({ requestPolicy: 'network-only' })}>{common('action.retry')}</Button>
      </ErrorState>
    )
  }
  if (!data) return <PageSkeleton label={common('frame.loading')} />
  const invitation = data.teamInvitation
  if (invitation?.state === 'open') {
    return (
      <OpenInvitation
        token={token}
        email={me.email}
        invitation={invitation}
        onJoined={setJoined}
        onDismiss={onDismiss}
        onStale={() => read({ requestPolicy: 'network-only' })}
      />
    )
  }
  if (invitation?.state === 'member') {
    const { project_name, project_id } = invitation
    return (
      <ToProject title={text.member(project_name ?? '')} why={text.memberHelp} projectId={project_id ?? ''} />
    )
  }
  return <Closed invitation={invitation} email={me.email} onLogOut={onLogOut} onDismiss={onDismiss} />
}

function ToProject({ title, why, projectId }: { title: string; why: string; projectId: string }) {
  const locale = useLocale()
  return (
    <EmptyState level={1} title={title} why={why}>
      <Button component="a" href={localePath(locale, `/home/project/${projectId}`)}>
        {words[locale].toProject}
      </Button>
    </EmptyState>
  )
}

type ClosedProps = {
  invitation: Invitation | null
  email: string
  onLogOut: () => void
  onDismiss: () => void
}

const closedStates = ['expired', 'used', 'withdrawn', 'otherRole'] as const

/** Says why the link opens nothing, and what helps. */
function Closed({ invitation, email, onLogOut, onDismiss }: ClosedProps) {
  const text = words[useLocale()]
  const isOther = invitation?.state === 'otherAccount'
  const state = closedStates.find((known) => known === invitation?.state) ?? 'unknown'
  return (
    <EmptyState
      level={1}
      title={isOther ? text.otherAccount : text[state]}
      why={isOther ? text.otherAccountHelp(email) : text[`${state}Help`]}
    >
      <div className={classes.actions}>
        {isOther ? <Button onClick={onLogOut}>{text.logOut}</Button> : null}
        <Button variant={isOther ? 'default' : 'filled'} onClick={onDismiss}>
          {text.goOn}
        </Button>
      </div>
    </EmptyState>
  )
}

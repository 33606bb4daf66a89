import { Button } from '@mantine/core'
import { useState } from 'react'
import { largestTeam } from '#domain/programme/team.ts'
import type { Me } from '#web/data/me.ts'
import { refreshSession } from '#web/data/session.ts'
import type {
  HomeDetails,
  HomeProject,
  Mate,
  PersonCard,
} from '#web/features/project-home/project-home-documents.ts'
import { useWords } from '#web/features/project-home/use-words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteLine, MateLine, NamedLine, OwnerLine } from './lines.tsx'
import classes from './team.module.css'
import { useTeam } from './use-team.ts'

type Props = {
  me: Me
  project: HomeProject
  owner: PersonCard | null
  details: Pick<HomeDetails, 'team' | 'invites'>
  onChange: () => void
}

/** Who works in the plan; the owner invites and removes, a member may leave. */
export function TeamPanel({ me, project, owner, details: { team, invites }, onChange }: Props) {
  const { words, locale } = useWords()
  const { busyWith, problem, invite, inviteAgain, withdraw, remove, leave } = useTeam(project._id, onChange)
  const [asking, setAsking] = useState<Mate | null>(null)
  const isOwner = project.owner_id === me.user_id
  const isLeaving = asking?.user_id === me.user_id
  const named = (project.team_members ?? []).filter(
    ({ user_id, name }) => name && !user_id && name !== `${owner?.first_name} ${owner?.last_name}`,
  )
  const open = (invites ?? []).filter(({ state }) => state === 'open')

  async function handleConfirm() {
    if (!asking) return
    setAsking(null)
    if (!isLeaving) return remove(asking)
    if (!(await leave(me.user_id))) return
    await refreshSession()
    window.location.assign(localePath(locale, '/home'))
  }

  return (
    <Panel title={words.team.title}>
      <ul className={classes.people}>
        {owner ? <OwnerLine owner={owner} isMe={isOwner} /> : null}
        {team.map((mate) => (
          <MateLine
            key={mate.user_id}
            mate={mate}
            isMe={mate.user_id === me.user_id}
            isBusy={busyWith === mate.user_id}
            onRemove={isOwner || mate.user_id === me.user_id ? () => setAsking(mate) : null}
          />
        ))}
        {(invites ?? []).map((one) => (
          <InviteLine
            key={one._id}
            invite={one}
            isBusy={busyWith === one._id || busyWith === one.email}
            onAgain={() => void inviteAgain(one.email)}
            onWithdraw={() => void withdraw(one)}
          />
        ))}
        {named.map(({ name, role }) => (
          <NamedLine key={`${name} ${role}`} name={name ?? ''} role={role} />
        ))}
      </ul>
      {isOwner && team.length === 0 && (invites ?? []).length === 0 ? (
        <p className={classes.soft}>
          {words.team.alone} {words.team.aloneHelp}
        </p>
      ) : null}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {isOwner ? (
        <InviteForm
          isFull={team.length + open.length >= largestTeam}
          isBusy={busyWith !== null}
          onInvite={invite}
        />
      ) : null}
      <Dialog
        title={isLeaving ? words.team.leaveAsk : words.team.removeAsk(asking?.name ?? '')}
        closeLabel={words.team.close}
        opened={asking !== null}
        onClose={() => setAsking(null)}
      >
        <p>{isLeaving ? words.team.leaveHelp : words.team.removeHelp(asking?.name ?? '')}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(null)}>
            {words.team.keep}
          </Button>
          <Button color="red" onClick={() => void handleConfirm()}>
            {isLeaving ? words.team.leave : words.team.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}

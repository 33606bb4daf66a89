import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Invite, Mate, PersonCard } from '#web/features/project-home/project-home-documents.ts'
import { useWords } from '#web/features/project-home/use-words.ts'
import { Face } from '#web/ui/face.tsx'
import classes from './team.module.css'

type LineProps = {
  names: readonly string[]
  picture?: string | null | undefined
  title: ReactNode
  about: string
  children?: ReactNode
}

function Line({ names, picture = null, title, about, children }: LineProps) {
  return (
    <li className={classes.line}>
      <Face names={names} picture={picture} size="sm" />
      <div className={classes.words}>
        <p className={classes.who}>{title}</p>
        <p className={classes.soft}>{about}</p>
      </div>
      {children ? <div className={classes.buttons}>{children}</div> : null}
    </li>
  )
}

export function OwnerLine({ owner, isMe }: { owner: PersonCard; isMe: boolean }) {
  const { words } = useWords()
  const { first_name, last_name, basic_data } = owner
  return (
    <Line
      names={[first_name, last_name]}
      picture={basic_data?.avatar}
      title={`${first_name} ${last_name} ${isMe ? words.team.you : ''}`}
      about={words.team.owner}
    />
  )
}

type MateProps = { mate: Mate; isMe: boolean; isBusy: boolean; onRemove: (() => void) | null }

export function MateLine({ mate, isMe, isBusy, onRemove }: MateProps) {
  const { words, day } = useWords()
  return (
    <Line
      names={mate.name.split(' ').slice(0, 2)}
      title={`${mate.name} ${isMe ? words.team.you : ''}`}
      about={mate.role || words.team.since(day(mate.accepted_at))}
    >
      {onRemove ? (
        <Button
          variant="subtle"
          color="gray"
          loading={isBusy}
          aria-label={isMe ? undefined : words.team.removeOf(mate.name)}
          onClick={onRemove}
        >
          {isMe ? words.team.leave : words.team.remove}
        </Button>
      ) : null}
    </Line>
  )
}

type InviteProps = { invite: Invite; isBusy: boolean; onAgain: () => void; onWithdraw: () => void }

export function InviteLine({ invite, isBusy, onAgain, onWithdraw }: InviteProps) {
  const { words, day } = useWords()
  const until = day(invite.expires_at)
  return (
    <Line
      names={[invite.email]}
      title={invite.email}
      about={invite.state === 'expired' ? words.team.expired(until) : words.team.invited(until)}
    >
      <Button
        variant="subtle"
        loading={isBusy}
        aria-label={words.team.againTo(invite.email)}
        onClick={onAgain}
      >
        {words.team.again}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        disabled={isBusy}
        aria-label={words.team.withdrawOf(invite.email)}
        onClick={onWithdraw}
      >
        {words.team.withdraw}
      </Button>
    </Line>
  )
}

/** Somebody whom the plan describes and who has no account in it. */
export function NamedLine({ name, role }: { name: string; role: string | null }) {
  const { words } = useWords()
  return (
    <Line
      names={name.split(' ').slice(0, 2)}
      title={name}
      about={[role, words.team.named].filter(Boolean).join(' · ')}
    />
  )
}

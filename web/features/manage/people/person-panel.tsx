import { useMe } from '#web/data/session.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { RowPanel } from '#web/shared/list/row-panel.tsx'
import { useOpenRow } from '#web/shared/list/use-open-row.ts'
import { AccessPart } from './access-part.tsx'
import classes from './people.module.css'
import { type ManagedUser, type Places, platformUsersDocument } from './people-documents.ts'
import { fullName } from './people-list.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PlacePart } from './place-part.tsx'
import { RolePart } from './role-part.tsx'
import { words } from './words.ts'

type Props = {
  id: string | null
  /** The page of the list, where the person usually is. */
  people: readonly ManagedUser[]
  places: Places | undefined
  onChange: () => void
  onClose: () => void
}

/** One person beside the list: who it is, and what can be changed. */
export function PersonPanel({ id, people, places, onChange, onClose }: Props) {
  const { gone } = words[useLocale()]
  const open = useOpenRow(id, people, platformUsersDocument, (data) => data.platformUsers.items)
  return (
    <RowPanel open={open} title={fullName} gone={gone} onClose={onClose}>
      {(person) => <Person key={person._id} person={person} places={places} onChange={onChange} />}
    </RowPanel>
  )
}

type PersonProps = Pick<Props, 'places' | 'onChange'> & { person: ManagedUser }

function Person({ person, places, onChange }: PersonProps) {
  const said = words[useLocale()]
  const me = useMe()
  const isMe = person._id === me?.user_id
  // Among equals nobody ranks below the other: only the organisation can be changed.
  const isPeer = person.role === 'admin' && person.main_org === me?.main_org
  return (
    <div className={classes.person}>
      <PersonFacts person={person} />
      {isMe ? <p className={classes.note}>{said.isMe}</p> : null}
      {isPeer && !isMe ? <p className={classes.note}>{said.isPeer}</p> : null}
      {isMe || isPeer ? null : <RolePart person={person} onChange={onChange} />}
      {isMe || !places ? null : (
        <PlacePart person={person} places={places} isPeer={isPeer} onChange={onChange} />
      )}
      {isMe || isPeer ? null : <AccessPart person={person} onChange={onChange} />}
    </div>
  )
}

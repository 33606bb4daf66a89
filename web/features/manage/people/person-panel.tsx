import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
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
  const text = useText()
  const said = words[useLocale()]
  const { person, isMissing, hasFailed, readAgain } = usePerson(id, people)
  return (
    <SidePanel
      title={person ? fullName(person) : isMissing ? said.gone.title : text('frame.loading')}
      closeLabel={text('action.close')}
      width="36rem"
      opened={id !== null}
      onClose={onClose}
    >
      {person ? <Person key={person._id} person={person} places={places} onChange={onChange} /> : waiting()}
    </SidePanel>
  )

  function waiting() {
    if (isMissing) return <EmptyState title={said.gone.title} why={said.gone.why} />
    if (!hasFailed) return <Skeleton height={240} role="status" aria-label={text('frame.loading')} />
    return (
      <EmptyState title={said.failed} why={said.offline}>
        <Button onClick={readAgain}>{text('action.retry')}</Button>
      </EmptyState>
    )
  }
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

/** Who is open may be on another page of the list, or was opened by a link. What was shown stays while it fades out. */
function usePerson(id: string | null, people: readonly ManagedUser[]) {
  const listed = people.find(({ _id }) => _id === id)
  const [{ data, fetching, error }, read] = useQuery({
    query: platformUsersDocument,
    variables: { list: { filters: [{ name: 'id', value: id ?? '' }] } },
    pause: id === null || listed !== undefined || !/^[0-9a-f]{24}$/.test(id),
  })
  const found = listed ?? data?.platformUsers.items.find(({ _id }) => _id === id)
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  return {
    person: id === null ? shown : found,
    isMissing: id !== null && !found && !fetching && !error,
    hasFailed: error !== undefined && !fetching,
    readAgain: () => read({ requestPolicy: 'network-only' }),
  }
}

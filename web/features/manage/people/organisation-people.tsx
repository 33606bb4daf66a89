import { Skeleton } from '@mantine/core'
import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ColleagueLine } from './colleague-line.tsx'
import { InviteAdminForm } from './invite-admin-form.tsx'
import { InvitedLine } from './invited-line.tsx'
import { organisationInvitesDocument, organisationPeopleDocument } from './organisation-documents.ts'
import { organisationWords } from './organisation-words.ts'
import classes from './people.module.css'

/** Who runs an organisation (its slug), and who is invited to. Owners invite and take out; organisers read. */
export function OrganisationPeople({ org }: { org: string }) {
  const text = useText()
  const said = organisationWords[useLocale()]
  const me = useMe()
  const isOwner = me?.superadmin === true || (me?.org_role === 'owner' && me.main_org === org)
  const [{ data, error, fetching }, readPeople] = useQuery({
    query: organisationPeopleDocument,
    variables: { org },
  })
  const [{ data: invited }, readInvites] = useQuery({
    query: organisationInvitesDocument,
    variables: { org },
    pause: !isOwner,
  })
  const readAgain = () => {
    readPeople({ requestPolicy: 'network-only' })
    if (isOwner) readInvites({ requestPolicy: 'network-only' })
  }
  if (!data) {
    return fetching ? (
      <Skeleton height={200} role="status" aria-label={text('frame.loading')} />
    ) : (
      <LoadFailed error={error} onRetry={readAgain} />
    )
  }
  const people = data.organisationUsers.items.filter(({ main_org }) => main_org === org)
  return (
    <Panel title={said.title}>
      <p className={classes.soft}>{said.about}</p>
      {people.length === 0 && invited?.organisationInvites.length === 0 ? <p>{said.nobody}</p> : null}
      <ul className={classes.people}>
        {people.map((person) => (
          <ColleagueLine
            key={person._id}
            person={person}
            isMe={person._id === me?.user_id}
            canRank={me?.superadmin === true && org !== me.main_org}
            canRemove={canRemove(person)}
            onChange={readAgain}
          />
        ))}
        {invited?.organisationInvites.map((invite) => (
          <InvitedLine key={invite._id} org={org} invite={invite} onChange={readAgain} />
        ))}
      </ul>
      {isOwner ? (
        <InviteAdminForm org={org} mayMakeOwners={me?.superadmin === true} onChange={readAgain} />
      ) : (
        <p className={classes.soft}>{said.askOwner}</p>
      )}
    </Panel>
  )

  /** Downwards only, as the server decides too. */
  function canRemove({ _id, org_role }: { _id: string; org_role: string | null }): boolean {
    if (_id === me?.user_id || !isOwner) return false
    return me?.superadmin === true ? org !== me.main_org : org_role === 'organiser'
  }
}

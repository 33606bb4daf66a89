import { Button } from '@mantine/core'
import { useMutation } from 'urql'
import { orgRoles } from '#domain/options/people.ts'
import { labelOf } from '#web/forms/labels.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Face } from '#web/ui/face.tsx'
import { type AdminInvite, inviteAdminDocument, withdrawInviteDocument } from './organisation-documents.ts'
import { organisationWords } from './organisation-words.ts'
import classes from './people.module.css'
import { useChange } from './use-change.ts'

type Props = { org: string; invite: AdminInvite; onChange: () => void }

export function InvitedLine({ org, invite, onChange }: Props) {
  const locale = useLocale()
  const text = organisationWords[locale].invited
  const [, send] = useMutation(inviteAdminDocument)
  const [, withdraw] = useMutation(withdrawInviteDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const { _id, email, first_name, last_name, org_role, state, expires_at } = invite
  const again = () => send({ org, email, firstName: first_name, lastName: last_name, orgRole: org_role })
  const until = longDay(expires_at, locale)
  return (
    <li className={classes.colleague}>
      <Face names={[first_name, last_name]} picture={null} size="sm" />
      <div className={classes.grow}>
        <p className={classes.who}>{email}</p>
        <p className={classes.soft}>
          {labelOf(orgRoles, org_role, locale)} · {state === 'open' ? text.open(until) : text.expired(until)}
        </p>
        <Problem>{problem}</Problem>
      </div>
      <BusyButton
        variant="subtle"
        loading={isBusy}
        aria-label={text.againTo(email)}
        onClick={() => void run([again], text.sent(email))}
      >
        {text.again}
      </BusyButton>
      <Button
        variant="subtle"
        color="gray"
        disabled={isBusy}
        aria-label={text.withdrawOf(email)}
        onClick={() => void run([() => withdraw({ id: _id })], text.withdrawn(email))}
      >
        {text.withdraw}
      </Button>
    </li>
  )
}

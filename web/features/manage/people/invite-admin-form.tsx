import { Select, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { orgRoles } from '#domain/options/people.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { inviteAdminDocument } from './organisation-documents.ts'
import { organisationWords } from './organisation-words.ts'
import classes from './people.module.css'
import { useChange } from './use-change.ts'

type Props = {
  /** The slug. */
  org: string
  /** Only a super admin makes owners. */
  mayMakeOwners: boolean
  onChange: () => void
}

const empty = { email: '', firstName: '', lastName: '' }

export function InviteAdminForm({ org, mayMakeOwners, onChange }: Props) {
  const locale = useLocale()
  const text = organisationWords[locale].invite
  const [, send] = useMutation(inviteAdminDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const [entries, setEntries] = useState(empty)
  const [rank, setRank] = useState<string>(mayMakeOwners ? 'owner' : 'organiser')
  const set = (name: keyof typeof empty) => ({
    value: entries[name],
    maxLength: 254,
    required: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const { value } = currentTarget
      setEntries((now) => ({ ...now, [name]: value }))
    },
  })

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const work = () => send({ org, ...entries, orgRole: rank })
    if (await run([work], text.sent(entries.email.trim()))) setEntries(empty)
  }

  return (
    <form className={classes.part} onSubmit={(event) => void handleSubmit(event)}>
      <Title order={3}>{text.title}</Title>
      <p className={classes.soft}>{text.help}</p>
      <div className={classes.line}>
        <TextInput
          className={classes.grow ?? ''}
          label={text.firstName}
          autoComplete="off"
          {...set('firstName')}
        />
        <TextInput
          className={classes.grow ?? ''}
          label={text.lastName}
          autoComplete="off"
          {...set('lastName')}
        />
      </div>
      <div className={classes.line}>
        <TextInput
          className={classes.grow ?? ''}
          label={text.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...set('email')}
        />
        {mayMakeOwners ? (
          <Select
            label={text.rank}
            data={orgRoles.map((one) => ({ value: one.value, label: one[locale] }))}
            value={rank}
            allowDeselect={false}
            onChange={(value) => setRank(value ?? rank)}
          />
        ) : null}
      </div>
      <Problem>{problem}</Problem>
      <BusyButton type="submit" variant="default" loading={isBusy}>
        {text.send}
      </BusyButton>
    </form>
  )
}

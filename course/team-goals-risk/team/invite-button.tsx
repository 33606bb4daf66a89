import { Button } from '@mantine/core'
import { useState } from 'react'
import { clientFor } from '#web/data/client.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { inviteDocument } from '#web/data/team.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fault, Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { words } from './words.ts'

type Sent = 'no' | 'sending' | 'sent'

/** Sends the same invitation as the project page. Its answer is the same whether the address has an account. */
export function InviteButton({ email }: { email: string }) {
  const text = words[useLocale()]
  const { account, project } = usePlanFrame()
  const [sent, setSent] = useState<Sent>('no')
  const [fault, setFault] = useState('')

  async function invite() {
    setSent('sending')
    const given = { projectId: project._id, email }
    const { error } = await clientFor(account).mutation(inviteDocument, given).toPromise()
    setFault(error ? refusalOf(error).message || text.offline : '')
    setSent(error ? 'no' : 'sent')
  }

  if (sent === 'sent') return <Told isStatus>{`${text.sent(email)} ${text.inviteAbout}`}</Told>
  return (
    <Stack gap="s">
      <div>
        <Button
          variant="default"
          loading={sent === 'sending'}
          aria-label={`${text.invite}: ${email}`}
          onClick={() => void invite()}
        >
          {text.invite}
        </Button>
      </div>
      <Fault>{fault}</Fault>
    </Stack>
  )
}

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { Outcome } from '#web/features/profile/account/change-email.tsx'
import { notify } from '#web/features/profile/notify.ts'
import { type OwnUser, updateProfileDocument } from '#web/features/profile/profile-documents.ts'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useText } from '#web/i18n/text.tsx'

/** Chosen is saved: the tick shows at once and goes back when the server refuses it. */
export function Consents({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  const text = useText()
  const [{ error }, update] = useMutation(updateProfileDocument)
  const [chosen, setChosen] = useState<boolean | null>(null)

  async function handleNews(commitNews: boolean) {
    setChosen(commitNews)
    const answer = await update({ id: user._id, data: { commitments: { commitNews } } })
    if (answer.error) return setChosen(null)
    notify(text('profile.saved'))
    onSaved()
  }

  return (
    <SettingCard title={text('profile.privacy.consentsTitle')} help={text('profile.privacy.consentsHelp')}>
      <Checkbox
        label={text('profile.privacy.commitNews')}
        checked={chosen ?? user.commitments?.commitNews === true}
        onChange={({ currentTarget }) => handleNews(currentTarget.checked)}
      />
      <Outcome problem={error ? refusalOf(error).message || text('profile.failed') : ''} done="" />
    </SettingCard>
  )
}

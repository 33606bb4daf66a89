import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { mailPreferences } from '#domain/options/people.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { notify } from '#web/features/profile/notify.ts'
import classes from '#web/features/profile/profile.module.css'
import { type OwnUser, updateProfileDocument } from '#web/features/profile/profile-documents.ts'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { localeNames, locales } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import { Outcome } from './change-email.tsx'

const choice = { body: classes.choice ?? '' }

/** Chosen is saved: the choice shows at once and goes back when the server refuses it. */
export function Preferences({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  const text = useText()
  const [{ error }, update] = useMutation(updateProfileDocument)
  const [chosen, setChosen] = useState<Pick<Profile, 'locale' | 'mail_preference'>>({})

  async function choose(change: typeof chosen) {
    setChosen({ ...chosen, ...change })
    const answer = await update({ id: user._id, data: change })
    if (answer.error) return setChosen({})
    notify(text('profile.saved'))
    onSaved()
  }

  const problem = error ? refusalOf(error).message || text('profile.failed') : ''
  return (
    <>
      <SettingCard title={text('profile.account.languageTitle')}>
        <Radio.Group
          name="locale"
          label={text('profile.account.languageHelp')}
          value={chosen.locale ?? user.locale ?? 'en'}
          onChange={(value) => choose({ locale: locales.find((one) => one === value) ?? 'en' })}
        >
          <Stack gap={0} mt="xs">
            {locales.map((locale) => (
              <Radio
                key={locale}
                value={locale}
                size="md"
                classNames={choice}
                label={<span lang={locale}>{localeNames[locale]}</span>}
              />
            ))}
          </Stack>
        </Radio.Group>
      </SettingCard>
      <SettingCard title={text('profile.account.mailTitle')}>
        <Radio.Group
          name="mail_preference"
          label={text('profile.account.mailHelp')}
          value={chosen.mail_preference ?? user.mail_preference ?? 'immediate'}
          onChange={(chosenValue) => {
            const option = mailPreferences.find(({ value }) => value === chosenValue)
            if (option) void choose({ mail_preference: option.value })
          }}
        >
          <Stack gap={0} mt="xs">
            {mailPreferences.map(({ value }) => (
              <Radio
                key={value}
                value={value}
                size="md"
                classNames={choice}
                label={text(`profile.account.mail.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <p>{text('profile.account.mailNote')}</p>
        <Outcome problem={problem} done="" />
      </SettingCard>
    </>
  )
}

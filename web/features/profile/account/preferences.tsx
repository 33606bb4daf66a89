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
import { profileWords } from '#web/features/profile/words.ts'
import { localeNames, locales } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Outcome } from './change-email.tsx'
import { words } from './words.ts'

const choice = { body: classes.choice ?? '' }

/** Chosen is saved: the choice shows at once and goes back when the server refuses it. */
export function Preferences({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  const locale = useLocale()
  const text = words[locale]
  const said = profileWords[locale]
  const [{ error }, update] = useMutation(updateProfileDocument)
  const [chosen, setChosen] = useState<Pick<Profile, 'locale' | 'mail_preference'>>({})

  async function choose(change: typeof chosen) {
    setChosen({ ...chosen, ...change })
    const answer = await update({ id: user._id, data: change })
    if (answer.error) return setChosen({})
    notify(said.saved)
    onSaved()
  }

  const problem = error ? refusalOf(error).message || said.failed : ''
  return (
    <>
      <SettingCard title={text.languageTitle}>
        <Radio.Group
          name="locale"
          label={text.languageHelp}
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
      <SettingCard title={text.mailTitle}>
        <Radio.Group
          name="mail_preference"
          label={text.mailHelp}
          value={chosen.mail_preference ?? user.mail_preference ?? 'immediate'}
          onChange={(chosenValue) => {
            const option = mailPreferences.find(({ value }) => value === chosenValue)
            if (option) void choose({ mail_preference: option.value })
          }}
        >
          <Stack gap={0} mt="xs">
            {mailPreferences.map(({ value }) => (
              <Radio key={value} value={value} size="md" classNames={choice} label={text.mail[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <p>{text.mailNote}</p>
        <Outcome problem={problem} done="" />
      </SettingCard>
    </>
  )
}

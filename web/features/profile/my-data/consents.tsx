import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { Outcome } from '#web/features/profile/account/change-email.tsx'
import { notify } from '#web/features/profile/notify.ts'
import classes from '#web/features/profile/profile.module.css'
import { type Consent, type OwnUser, setConsentDocument } from '#web/features/profile/profile-documents.ts'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { profileWords } from '#web/features/profile/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

const changeable = ['commitInformation', 'commitNews'] as const
const lasting = ['commitTime', 'commitConfidentiality', 'commitData'] as const

type Props = { user: OwnUser; consents: readonly Consent[]; onSaved: () => void }

/** Chosen is saved: the tick shows at once and goes back when the server refuses it. */
export function Consents({ user, consents, onSaved }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const said = profileWords[locale]
  const [{ error }, setConsent] = useMutation(setConsentDocument)
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const agreed = lasting.filter((name) => user.commitments?.[name] === true)

  async function handleChange(name: string, granted: boolean) {
    setChosen({ ...chosen, [name]: granted })
    const answer = await setConsent({ name, granted })
    if (answer.error) return setChosen({})
    notify(said.saved)
    onSaved()
  }

  return (
    <SettingCard title={text.consentsTitle} help={text.consentsHelp}>
      {changeable.map((name) => (
        <Checkbox
          key={name}
          classNames={{ body: classes.choice ?? '' }}
          label={text[name]}
          description={since(name)}
          checked={chosen[name] ?? user.commitments?.[name] === true}
          onChange={({ currentTarget }) => handleChange(name, currentTarget.checked)}
        />
      ))}
      <Outcome problem={error ? refusalOf(error).message || said.failed : ''} done="" />
      {agreed.length > 0 ? (
        <div>
          <p className={classes.soft}>{text.fixedTitle}</p>
          <ul>
            {agreed.map((name) => (
              <li key={name}>
                {text[name]} <span className={classes.soft}>{since(name)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </SettingCard>
  )

  function since(name: string): string | undefined {
    const found = consents.find((one) => one.name === name)
    return found && text.changed(day.format(new Date(found.at)))
  }
}

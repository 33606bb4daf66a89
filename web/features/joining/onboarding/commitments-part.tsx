import { TextInput } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './onboarding.module.css'
import { words } from './words.ts'

type Props = { hours: string; error: string | undefined; onHours: (typed: string) => void }

const agreed = ['commitTime', 'commitConfidentiality', 'commitData'] as const

/** What was agreed to with the account, and the time, which is typed so that nobody promises it in passing. */
export function CommitmentsPart({ hours, error, onHours }: Props) {
  const text = words[useLocale()]
  return (
    <div className={classes.commitments}>
      <ul className={classes.agreed}>
        {agreed.map((name) => (
          <li key={name}>
            <Icon name="check" />
            {text.onboard.agreed[name]}
          </li>
        ))}
      </ul>
      <TextInput
        name="hours"
        label={text.onboard.hours}
        description={text.onboard.hoursHint}
        required
        maxLength={40}
        value={hours}
        error={error}
        onChange={(event) => onHours(event.currentTarget.value)}
      />
    </div>
  )
}

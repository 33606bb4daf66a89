import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './onboarding.module.css'
import { words } from './words.ts'

const agreed = ['commitTime', 'commitConfidentiality', 'commitData'] as const

/** What was agreed to with the account. */
export function Agreed() {
  const text = words[useLocale()]
  return (
    <ul className={classes.agreed}>
      {agreed.map((name) => (
        <li key={name}>
          <Icon name="check" />
          {text.onboard.agreed[name]}
        </li>
      ))}
    </ul>
  )
}

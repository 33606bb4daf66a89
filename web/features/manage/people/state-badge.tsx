import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { accountStates } from './choices.ts'
import classes from './people.module.css'

export function StateBadge({ state }: { state: string }) {
  return (
    <span className={classes.badge} data-state={state}>
      {labelOf(accountStates, state, useLocale())}
    </span>
  )
}

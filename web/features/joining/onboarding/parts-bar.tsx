import type { ProfilePartName } from '#web/forms/profile/profile-parts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './onboarding.module.css'
import { words } from './words.ts'

type Part = { readonly name: ProfilePartName; readonly isDone: boolean }
type Props = { parts: readonly Part[]; current: ProfilePartName; percent: number }

/** Where one is, what is done, and how much is left. Every part can be opened at any time. */
export function PartsBar({ parts, current, percent }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const position = parts.findIndex((part) => part.name === current) + 1
  return (
    <nav className={classes.bar} aria-label={text.onboard.parts}>
      <p className={classes.position}>
        <span>{text.onboard.position(position, parts.length)}</span>
        <span className="figures">{text.onboard.percent(percent)}</span>
      </p>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label={text.onboard.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <ol className={classes.parts}>
        {parts.map((part, index) => (
          <li key={part.name}>
            <a
              href={localePath(locale, `/signup/onboard?part=${part.name}`)}
              aria-current={part.name === current ? 'step' : undefined}
              data-done={part.isDone || undefined}
            >
              <span className={classes.dot} aria-hidden="true">
                {part.isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className={classes.name}>
                {text.onboard.part[part.name]}
                {part.isDone ? <span className="visually-hidden"> ({text.onboard.done})</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

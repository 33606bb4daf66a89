import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './check-list.module.css'

const words = {
  en: { yes: 'yes', notYet: 'not yet' },
  es: { yes: 'sí', notYet: 'todavía no' },
} as const

type Props<Name extends string> = {
  /** What is true of the text by now. */
  checks: Readonly<Record<Name, boolean>>
  labels: Readonly<Record<Name, string>>
  /** Side by side where they are few and short. */
  isInline?: boolean
}

/** What a reader can tell about a text at once. */
export function CheckList<Name extends string>({ checks, labels, isInline = false }: Props<Name>) {
  const text = words[useLocale()]
  return (
    <ul className={classes.checks} data-inline={isInline}>
      {(Object.keys(checks) as Name[]).map((name) => (
        <li key={name} data-ok={checks[name]}>
          <Icon name={checks[name] ? 'check' : 'circle'} />
          <span>
            {labels[name]}
            <span className="visually-hidden">: {checks[name] ? text.yes : text.notYet}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

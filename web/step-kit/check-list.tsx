import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './check-list.module.css'
import { Fault } from './layout/said.tsx'
import { useGap } from './step-context.tsx'

const words = {
  en: { yes: 'yes', notYet: 'not yet', of: 'of' },
  es: { yes: 'sí', notYet: 'todavía no', of: 'de' },
} as const

type Props<Name extends string> = {
  /** What is true of the text by now. */
  checks: Readonly<Record<Name, boolean>>
  labels: Readonly<Record<Name, string>>
  /** Side by side where they are few and short. */
  isInline?: boolean
  /** Each is asked for by the step under its name, and says so where it is not met. */
  areFields?: boolean
}

/** What a reader can tell about a text at once. */
export function CheckList<Name extends string>({
  checks,
  labels,
  isInline = false,
  areFields = false,
}: Props<Name>) {
  const text = words[useLocale()]
  return (
    <ul className={classes.checks} data-inline={isInline}>
      {(Object.keys(checks) as Name[]).map((name) => (
        <li key={name} data-ok={checks[name]} data-field={areFields ? name : undefined}>
          <Icon name={checks[name] ? 'check' : 'circle'} />
          <div tabIndex={areFields ? -1 : undefined}>
            {labels[name]}
            <span className="visually-hidden">: {checks[name] ? text.yes : text.notYet}</span>
            {areFields ? <Missing field={name} /> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

type Amounts<Name extends string> = Readonly<Record<Name, number>>
type CountProps<Name extends string> = {
  counts: Amounts<Name>
  /** How many the step asks for, under the name of a field each. */
  goals: Amounts<Name>
  labels: Readonly<Record<Name, string>>
}

/** How much there is of all that a step asks for: "Effects: 1 of 3". */
export function CountList<Name extends string>({ counts, goals, labels }: CountProps<Name>) {
  const { of } = words[useLocale()]
  const names = Object.keys(goals) as Name[]
  const isMet = (name: Name) => counts[name] >= goals[name]
  const said = (name: Name) => (isMet(name) ? counts[name] : `${counts[name]} ${of} ${goals[name]}`)
  const each = <T,>(tell: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, tell(name)])) as Record<Name, T>
  return (
    <CheckList
      checks={each(isMet)}
      labels={each((name) => `${labels[name]}: ${said(name)}`)}
      isInline
      areFields
    />
  )
}

function Missing({ field }: { field: string }) {
  return <Fault>{useGap(field)}</Fault>
}

import { useId } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { LineIcon } from '#web/ui/line-icon.tsx'
import classes from './choice-cards.module.css'

type Card<Value extends string> = {
  readonly value: Value
  readonly en: string
  readonly es: string
}

type Props<Value extends string> = {
  /** Where the step says what is missing. */
  field: string
  label: string
  /** What the choice belongs to, where a step has several of them. */
  of?: string
  options: readonly Card<Value>[]
  /** The path of the sign that each option is known by. */
  signs: Readonly<Record<Value, string>>
  /** What an option means, where its name does not say it. */
  about?: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value) => void
}

/** One of several, each with its sign. Readers see the one that was chosen. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { field, label, of, options, signs, about, value, onChange } = props
  const locale = useLocale()
  const name = useId()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const chosen = options.find((one) => one.value === value)
  if (!isEditable) {
    return (
      <div className={classes.read} data-field={field}>
        <strong>{label}</strong>
        {chosen ? (
          <p>
            <LineIcon path={signs[chosen.value]} size={20} /> {chosen[locale]}
            {about ? `: ${about[chosen.value]}` : null}
          </p>
        ) : (
          <p>–</p>
        )}
      </div>
    )
  }
  return (
    <fieldset className={classes.choice} data-field={field} aria-invalid={gap ? true : undefined}>
      <legend>
        {label}
        {of ? <span className="visually-hidden">: {of}</span> : null}
      </legend>
      <div className={classes.cards} data-told={about !== undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes.card}>
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => onChange(option.value)}
            />
            <LineIcon path={signs[option.value]} size={24} />
            <span>
              <strong>{option[locale]}</strong>
              {about ? <small>{about[option.value]}</small> : null}
            </span>
          </label>
        ))}
      </div>
      <Fault>{gap}</Fault>
    </fieldset>
  )
}

import { Switch } from '#web/ui/switch.tsx'
import { Fault } from './layout/said.tsx'
import classes from './picks.module.css'
import { usePlanFrame } from './plan-context.tsx'
import { useGap } from './step-context.tsx'

type Props = {
  /** Where the step says what is missing. */
  field: string
  label: string
  /** What the choice belongs to, where a step has several of them. */
  of?: string
  options: readonly { readonly id: string; readonly text: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Some of several. Readers see those that were chosen. */
export function Picks({ field, label, of, options, chosen, onChange }: Props) {
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  if (!isEditable) {
    const own = options.filter(({ id }) => chosen.includes(id)).map(({ text }) => text)
    return (
      <div data-field={field}>
        <strong className={classes.label}>{label}</strong>
        {own.join(' · ') || '–'}
      </div>
    )
  }
  if (options.length === 0) return null
  return (
    <fieldset className={classes.picks} data-field={field}>
      <legend className={classes.label}>
        {label}
        {of ? <span className="visually-hidden">: {of}</span> : null}
      </legend>
      {options.map(({ id, text }) => (
        <Switch
          key={id}
          look="tick"
          aria-label={of ? `${text}: ${of}` : undefined}
          checked={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {text}
        </Switch>
      ))}
      <Fault>{gap}</Fault>
    </fieldset>
  )
}

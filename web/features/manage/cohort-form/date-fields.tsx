import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { dateHints } from '#domain/programme/cohort-dates.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type CohortDate, planOf } from './cohort-draft.ts'
import type { FormProps } from './cohort-fields.tsx'
import classes from './form.module.css'
import { words } from './words.ts'

const spans = [
  { name: 'applications', from: 'open_date', until: 'close_date' },
  { name: 'matching', from: 'matching_start', until: 'matching_end' },
  { name: 'course', from: 'start_date', until: 'end_date' },
] as const

/** The three windows of a cohort; without mentors there is nothing to match. */
export function DateFields(props: FormProps) {
  const { draft } = props
  const said = words[useLocale()]
  const shown = spans.filter(({ name }) => !(name === 'matching' && draft.self_guided))
  const hints = dateHints(planOf(draft))
  return (
    <Panel title={said.dates.title}>
      <p className={classes.help}>{said.dates.help}</p>
      {shown.map((span) => (
        <Span key={span.name} {...props} span={span} />
      ))}
      <div role="status" className={classes.hints}>
        {hints.map((hint) => (
          <p key={hint} className={classes.hint}>
            {said.hints[hint]}
          </p>
        ))}
      </div>
    </Panel>
  )
}

function Span({ span, ...form }: FormProps & { span: (typeof spans)[number] }) {
  const said = words[useLocale()].dates
  const heading = useId()
  const { title, help } = said.spans[span.name]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-labelledby={heading} className={classes.span}>
      <div>
        <h3 id={heading} className={classes.spanName}>
          {title}
        </h3>
        <p className={classes.help}>{help}</p>
      </div>
      <Day {...form} name={span.from} label={said.from} />
      <Day {...form} name={span.until} label={said.until} />
    </div>
  )
}

function Day({ draft, faults, onChange, name, label }: FormProps & { name: CohortDate; label: string }) {
  const said = words[useLocale()]
  return (
    <TextInput
      type="date"
      name={name}
      label={label}
      aria-label={said.dateNames[name]}
      value={draft[name]}
      error={faults[name]}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}

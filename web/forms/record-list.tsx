import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import classes from './forms.module.css'
import { LongText } from './long-text.tsx'
import { formsWords } from './words.ts'

export type RecordField = {
  readonly name: string
  readonly label: string
  readonly max: number
  readonly isLong?: boolean
}
export type Entry = Readonly<Record<string, string | null>>

type Props = {
  title: string
  description?: string | undefined
  add: string
  fields: readonly RecordField[]
  value: readonly Entry[]
  most: number
  onChange: (value: Entry[]) => void
}

/** Several entries of the same kind: jobs, studies, earlier mentoring. */
export function RecordList({ title, description, add, fields, value, most, onChange }: Props) {
  const text = formsWords[useLocale()]
  const list = useRef<HTMLFieldSetElement>(null)

  function handleAdd() {
    onChange([...value, {}])
    // The new entry is there after React has drawn it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus())
  }

  function handleRemove(index: number) {
    onChange(value.filter((_, at) => at !== index))
    announce(`${text.removed}: ${title} ${index + 1}`)
    // The last entry takes its button along.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
      Array.from(buttons).at(-1)?.focus()
    })
  }

  const change = (index: number, name: string, written: string) =>
    onChange(value.map((entry, at) => (at === index ? { ...entry, [name]: written } : entry)))

  return (
    <fieldset ref={list} className={classes.records}>
      <legend>{title}</legend>
      {description ? <p className={classes.about}>{description}</p> : null}
      {value.length > 0 ? (
        <ol className={classes.entries}>
          {value.map((entry, index) => (
            <li key={index}>
              {fields.map(({ name, label, max, isLong }) => {
                const input = {
                  label,
                  value: entry[name] ?? '',
                  'aria-label': `${label}, ${title} ${index + 1}`,
                }
                return isLong ? (
                  <LongText
                    key={name}
                    {...input}
                    className={classes.wide}
                    longest={max}
                    minRows={2}
                    onChange={(typed) => change(index, name, typed)}
                  />
                ) : (
                  <TextInput
                    key={name}
                    {...input}
                    maxLength={max}
                    onChange={(event) => change(index, name, event.currentTarget.value)}
                  />
                )
              })}
              <Button
                variant="subtle"
                color="gray"
                className={classes.remove}
                aria-label={`${text.remove}: ${title} ${index + 1}`}
                onClick={() => handleRemove(index)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
      {value.length < most ? (
        <Button variant="default" onClick={handleAdd}>
          {add}
        </Button>
      ) : null}
    </fieldset>
  )
}

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isBlank, messageText, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { focusAfterRemoval } from './focus-after-removal.ts'
import { GrowingTextarea } from './growing-textarea.tsx'
import { useHalfTyped } from './half-typed/use-half-typed.ts'
import classes from './list-line.module.css'
import { usePlan } from './plan-context.tsx'
import { RemoveIcon } from './remove-icon.tsx'
import { useDraft } from './use-draft.ts'

const words = {
  en: { add: 'Add', remove: 'Remove', keep: 'Keep it', ask: 'Remove this?', close: 'Close' },
  es: { add: 'Agregar', remove: 'Quitar', keep: 'Dejarlo', ask: '¿Quitar esto?', close: 'Cerrar' },
} as const

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function faultOf(text: string, others: readonly string[]): PlanMessage | null {
  if (isBlank(text)) return 'required'
  return others.some((other) => same(other, text)) ? 'duplicate' : null
}

type LineProps = {
  label: string
  /** What it is called within its step, where a text that is refused waits to be put right. */
  keptAs: string
  value: string
  /** The other entries of the list: the same text twice is refused. */
  others: readonly string[]
  onSave: (text: string) => void
  maxLength?: number
}

/** The text of a list entry. Unlike a text of its own it is never saved empty or twice. */
export function ListLine({ label, keptAs, value, others, onSave, maxLength = 200 }: LineProps) {
  const locale = useLocale()
  const { isEditable } = usePlan()
  const refuses = (text: string) => faultOf(text, others) !== null
  const { draft, change, flush } = useDraft(value, (text) => onSave(text.trim()), { keptAs, refuses })
  const fault = faultOf(draft, others)
  if (!isEditable) return <p className={classes.text}>{value}</p>
  return (
    <GrowingTextarea
      className={classes.input}
      data-kept={`edit:${keptAs}`}
      aria-label={label}
      leastRows={1}
      isOneParagraph
      value={draft}
      maxLength={maxLength}
      error={fault && messageText({ message: fault }, locale)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={flush}
    />
  )
}

type AddProps = {
  label: string
  /** What the form is called within its step, where a text that is not added yet is found again. */
  keptAs: string
  others: readonly string[]
  onAdd: (text: string) => void
  placeholder?: string
  hint?: string
  maxLength?: number
  /** What the button says where "Add" is not enough. */
  button?: string
}

/** One line and a button: Enter adds, and the line is free for the next. */
export function AddLine(props: AddProps) {
  const { label, keptAs, others, onAdd, placeholder, hint, maxLength = 200, button } = props
  const locale = useLocale()
  const [text, setText] = useHalfTyped(keptAs)
  const [fault, setFault] = useState<PlanMessage | null>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const found = faultOf(text, others)
    setFault(found)
    if (found) return
    onAdd(text.trim())
    setText('')
  }

  return (
    <form className={classes.add} data-kept={keptAs} onSubmit={handleSubmit}>
      <TextInput
        className={classes.input}
        label={label}
        description={hint}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        error={fault && messageText({ message: fault }, locale)}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setFault(null)
        }}
      />
      <Button type="submit" variant="light">
        {button ?? words[locale].add}
      </Button>
    </form>
  )
}

type RemoveProps = {
  /** What goes, in the person's own words. */
  name: string
  /** What goes with it. */
  about?: string | undefined
  onRemove: () => void
}

/** Takes an entry away, after asking. */
export function RemoveButton({ name, about, onRemove }: RemoveProps) {
  const text = words[useLocale()]
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  return (
    <>
      <ActionIcon ref={trigger} aria-label={`${text.remove}: ${name}`} onClick={() => setAsking(true)}>
        <RemoveIcon />
      </ActionIcon>
      <Dialog title={text.ask} closeLabel={text.close} opened={isAsking} onClose={close}>
        <p id={id} className={classes.name}>
          {name}
        </p>
        {about ? <p>{about}</p> : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            {text.keep}
          </Button>
          <Button
            color="red"
            aria-describedby={id}
            onClick={() => {
              close()
              if (trigger.current) focusAfterRemoval(trigger.current)
              onRemove()
            }}
          >
            {text.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

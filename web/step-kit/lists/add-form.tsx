import { Button } from '@mantine/core'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#web/i18n/text.tsx'
import { holdsTooLong } from '#web/step-kit/growing-textarea.tsx'
import { announce } from '#web/ui/announce.ts'
import classes from './lists.module.css'

type Props = {
  /** What the form is called within its step, where what is not added yet is found again. */
  keptAs: string
  /** What the button says where "Add" is not enough. */
  button?: string | undefined
  /** One line with the button behind it. */
  isLine?: boolean
  /** What the list belongs to, where a step has several such forms. */
  of?: string | undefined
  onAdd: () => void
  children: ReactNode
}

const addWords = { en: 'Add', es: 'Agregar' } as const

// What it says stays, whatever is typed beside it.
const AddButton = memo(function AddButton({ add, name }: { add: string; name: string | undefined }) {
  return (
    <Button type="submit" variant="light" aria-label={name}>
      {add}
    </Button>
  )
})

/** Something new for a list. What is refused is shown at its field, focused and heard. */
export function AddForm({ keptAs, button, isLine = false, of, onAdd, children }: Props) {
  const add = button ?? addWords[useLocale()]
  return (
    <form
      className={classes.form}
      data-line={isLine}
      data-kept={keptAs}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // What is refused is known at once, so that nobody types on in the wrong field.
        flushSync(() => {
          if (!holdsTooLong(form)) onAdd()
        })
        showRefused(form)
      }}
    >
      {children}
      <AddButton add={add} name={of ? `${add}: ${of}` : undefined} />
    </form>
  )
}

/** Who pressed Enter in the field is there already, and would hear nothing of it. */
export function showRefused(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!field) return
  if (field === document.activeElement) announce(describedBy(field))
  else field.focus()
}

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? ''
}

/** A box that grows with its words, but is a line of a form: Enter adds. */
export function addByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

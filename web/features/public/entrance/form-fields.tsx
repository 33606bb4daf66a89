import { type InputHTMLAttributes, useId, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './form.module.css'
import { words } from './words.ts'

type Props = {
  label: string
  error?: string | undefined
  hint?: string | undefined
} & InputHTMLAttributes<HTMLInputElement>

/** The browser keeps the value, so what a password manager fills in before hydration is not lost. */
export function Field({ label, error, hint, ...input }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      <FieldLabel id={id} label={label} isRequired={input.required} />
      <input {...input} {...described(id, error, hint)} id={id} className={classes.input} />
      <Notes id={id} error={error} hint={hint} />
    </div>
  )
}

export function PasswordField({ label, error, hint, ...input }: Props) {
  const id = useId()
  const text = words[useLocale()]
  const [isShown, setShown] = useState(false)
  return (
    <div className={classes.field}>
      <FieldLabel id={id} label={label} isRequired={input.required} />
      <span className={classes.password}>
        <input
          {...input}
          {...described(id, error, hint)}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={classes.input}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <button
          type="button"
          className={classes.eye}
          aria-label={isShown ? text.entrance.hide : text.entrance.show}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Eye isCrossed={isShown} />
        </button>
      </span>
      <Notes id={id} error={error} hint={hint} />
    </div>
  )
}

function FieldLabel(props: { id: string; label: string; isRequired: boolean | undefined }) {
  return (
    <label htmlFor={props.id}>
      {props.label}
      {props.isRequired ? <RequiredMark /> : null}
    </label>
  )
}

/** Seen only: the field itself tells who listens. */
export function RequiredMark() {
  return (
    <span className={classes.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

type Noted = { id: string; error: string | undefined; hint: string | undefined }

function described(id: string, error: string | undefined, hint: string | undefined) {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': Boolean(error), ...(notes && { 'aria-describedby': notes }) }
}

function Notes({ id, error, hint }: Noted) {
  return (
    <>
      {error ? (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      ) : null}
    </>
  )
}

function Eye({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isCrossed ? <path d="M4 4l16 16" /> : null}
    </svg>
  )
}

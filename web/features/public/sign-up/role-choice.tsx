import { useEffect, useRef } from 'react'
import { RequiredMark } from '#web/features/public/entrance/form-fields.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './sign-up.module.css'
import { words } from './words.ts'

const roles = ['entrepreneur', 'mentor'] as const
export type JoiningRole = (typeof roles)[number]

type Props = { chosen: JoiningRole | null; error: string | undefined }

export function RoleChoice({ chosen, error }: Props) {
  const text = words[useLocale()]
  const box = useRef<HTMLFieldSetElement>(null)
  // The address is read after the page has woken: what the person has chosen and typed meanwhile stays.
  useEffect(() => {
    const choices = [...(box.current?.querySelectorAll('input') ?? [])]
    const wanted = choices.find(({ value }) => value === chosen)
    if (wanted && !choices.some(({ checked }) => checked)) wanted.checked = true
  }, [chosen])
  return (
    <fieldset ref={box} className={classes.roles} aria-describedby={error ? 'role-error' : undefined}>
      <legend>
        {text.role}
        <RequiredMark />
      </legend>
      {roles.map((role) => (
        <label key={role} className={classes.role}>
          <input type="radio" name="role" value={role} required defaultChecked={role === chosen} />
          <span>
            <strong>{text[role]}</strong>
            <span>{text[`${role}Help` as const]}</span>
          </span>
        </label>
      ))}
      {error ? (
        <span id="role-error" className={classes.error}>
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}

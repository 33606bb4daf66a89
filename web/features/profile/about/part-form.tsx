import { Alert, Button } from '@mantine/core'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useClient, useMutation } from 'urql'
import { type Reason, reasonTexts } from '#domain/errors.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { placeSuggestions } from '#web/data/places.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { refreshSession } from '#web/data/session.ts'
import { notify } from '#web/features/profile/notify.ts'
import classes from '#web/features/profile/profile.module.css'
import { type OwnUser, updateProfileDocument } from '#web/features/profile/profile-documents.ts'
import { profileWords } from '#web/features/profile/words.ts'
import { undecidedField } from '#web/forms/field-frame.ts'
import { ProfileFields } from '#web/forms/profile/profile-fields.tsx'
import type { ProfileForm } from '#web/forms/profile/profile-form.ts'
import { type ProfilePart, pathsOf } from '#web/forms/profile/profile-parts.ts'
import { dataOf, withValue } from '#web/forms/profile/profile-values.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { gapsOf, type Rules, requiredPaths } from './part-gaps.ts'
import { words } from './words.ts'

type Props = {
  part: ProfilePart
  user: OwnUser
  rules: Rules | null
  onEnd: (isSaved: boolean) => void
}

export function PartForm({ part, user, rules, onEnd }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = profileWords[locale]
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  const [profile, setProfile] = useState<Profile>(user)
  const [errors, setErrors] = useState<Record<string, Reason>>({})
  const [{ fetching, error }, save] = useMutation(updateProfileDocument)
  const required = useMemo(() => requiredPaths(rules), [rules])

  const fields: ProfileForm = {
    profile,
    errors,
    required,
    set(path, value) {
      setProfile((now) => withValue(now, path, value))
      setErrors(({ [path]: _gone, ...rest }) => rest)
    },
    ...placeSuggestions(client),
  }

  async function handleSave(event: FormEvent) {
    event.preventDefault()
    const undecided = form.current?.querySelector<HTMLElement>(undecidedField)
    if (undecided) return undecided.focus()
    const gaps = gapsOf(part, profile, rules)
    if (Object.keys(gaps).length > 0) return show(gaps)
    const answer = await save({ id: user._id, data: dataOf(profile, part.fields.flatMap(pathsOf)) })
    if (answer.error) return show(fieldErrors(answer.error.graphQLErrors[0]?.extensions.fields))
    await refreshSession()
    notify(common.saved)
    onEnd(true)
  }

  function show(found: Record<string, Reason>) {
    setErrors(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form ref={form} onSubmit={handleSave} noValidate className={classes.form}>
      <ProfileFields fields={part.fields} form={fields} />
      {error ? (
        <Alert color="red" role="alert">
          {refusalOf(error).message || common.failed}
        </Alert>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" loading={fetching}>
          {said.save}
        </Button>
        <Button variant="default" onClick={() => onEnd(false)}>
          {text('action.cancel')}
        </Button>
      </div>
    </form>
  )
}

function fieldErrors(fields: unknown): Record<string, Reason> {
  if (!Array.isArray(fields)) return {}
  return Object.fromEntries(
    (fields as { field: string; reason: string }[]).flatMap(({ field, reason }) =>
      Object.hasOwn(reasonTexts, reason) ? [[field, reason as Reason]] : [],
    ),
  )
}

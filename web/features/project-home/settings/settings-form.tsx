import { Alert, Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { type Reason, reasonTexts } from '#domain/errors.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { ProfileFields } from '#web/forms/profile/profile-fields.tsx'
import type { ProfileForm } from '#web/forms/profile/profile-form.ts'
import { profileParts } from '#web/forms/profile/profile-parts.ts'
import { withValue } from '#web/forms/profile/profile-values.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import { pathOf, profileOf, projectOf } from './project-values.ts'
import classes from './settings.module.css'
import { type SettingsProject, saveProjectDocument } from './settings-documents.ts'
import { words } from './words.ts'

type Props = { project: SettingsProject; isWriter: boolean; onConflict: () => void }

const fields =
  profileParts('entrepreneur', { simpleOnboard: false }).find(({ name }) => name === 'business')?.fields ?? []
const namePath = pathOf('name')
const nowhere = async () => []

export function SettingsForm({ project, isWriter, onConflict }: Props) {
  const said = words[useLocale()]
  const element = useRef<HTMLFormElement>(null)
  const [profile, setProfile] = useState<Profile>(() => profileOf(project))
  const [errors, setErrors] = useState<Record<string, Reason>>({})
  const [problem, setProblem] = useState('')
  const [{ fetching }, save] = useMutation(saveProjectDocument)

  const form: ProfileForm = {
    profile,
    errors,
    required: new Set([namePath]),
    set(path, value) {
      setProfile((now) => withValue(now, path, value))
      setErrors(({ [path]: _gone, ...rest }) => rest)
    },
    states: nowhere,
    cities: nowhere,
  }

  async function handleSave(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    setProblem('')
    const content = projectOf(profile)
    if (!content.name) return show({ [namePath]: 'required' })
    const { error } = await save({ id: project._id, set: { ...content, version: project.version } })
    if (!error) return notify(said.saved, 'success')
    const { code, fields: faults } = error.graphQLErrors[0]?.extensions ?? {}
    if (code === 'CONFLICT') onConflict()
    else show(faultsOf(faults))
    setProblem(code === 'CONFLICT' ? said.changed : refusalOf(error).message || said.failed)
  }

  function show(found: Record<string, Reason>) {
    setErrors(found)
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form ref={element} className={classes.form} onSubmit={handleSave} noValidate>
      <fieldset className={classes.fields} disabled={!isWriter}>
        <ProfileFields fields={fields} form={form} />
      </fieldset>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      {isWriter ? (
        <div>
          <Button type="submit" loading={fetching}>
            {said.save}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function faultsOf(faults: unknown): Record<string, Reason> {
  if (!Array.isArray(faults)) return {}
  return Object.fromEntries(
    (faults as { field: string; reason: string }[]).flatMap(({ field, reason }) =>
      Object.hasOwn(reasonTexts, reason) ? [[pathOf(field), reason as Reason]] : [],
    ),
  )
}

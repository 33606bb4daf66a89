import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { slugFault, slugOf } from '#domain/programme/organisation.ts'
import { type Faults, faultsOf, refusedFields } from '#web/features/manage/cohort-form/field-faults.ts'
import {
  emptyOrganisation,
  OrganisationContact,
  OrganisationName,
} from '#web/features/manage/organisation/organisation-fields.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { createOrganisationDocument } from './partner-documents.ts'
import classes from './partners.module.css'
import { words } from './words.ts'

type Props = { opened: boolean; onMade: (id: string) => void; onClose: () => void }

export function CreatePartner({ opened, onMade, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  return (
    <Dialog title={said.add} closeLabel={text('action.close')} opened={opened} onClose={onClose}>
      <CreateForm onMade={onMade} onClose={onClose} />
    </Dialog>
  )
}

function CreateForm({ onMade, onClose }: Omit<Props, 'opened'>) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const [draft, setDraft] = useState(emptyOrganisation)
  // Follows the name until somebody writes it.
  const [written, setWritten] = useState<string | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [problem, setProblem] = useState('')
  const [{ fetching }, create] = useMutation(createOrganisationDocument)
  const slug = written ?? slugOf(draft.name)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching) return
    const fault = slugFault(slug)
    const wrong = faultsOf(
      [
        ...(draft.name.trim() === '' ? [{ field: 'name', reason: 'required' } as const] : []),
        ...(fault ? [{ field: 'slug', reason: fault }] : []),
      ],
      locale,
    )
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    const { data, error } = await create({ data: { ...draft, slug } })
    if (error || !data) {
      if (error) setFaults(refusedFields(error, locale))
      return setProblem(problemOf(error, locale))
    }
    notify(said.created(data.createOrganisation.name), 'success')
    setDraft(emptyOrganisation)
    setWritten(null)
    setProblem('')
    onClose()
    onMade(data.createOrganisation._id)
  }

  const form = {
    draft,
    faults,
    onChange: (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes })),
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className={classes.help}>{said.addHelp}</p>
      <OrganisationName {...form} />
      <TextInput
        label={said.address}
        description={said.addressHelp(`/manage/${slug || '…'}`)}
        withAsterisk
        maxLength={40}
        value={slug}
        error={faults.slug}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <OrganisationContact {...form} />
      <Problem>{problem}</Problem>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" loading={fetching}>
          {said.create}
        </Button>
      </DialogActions>
    </form>
  )
}

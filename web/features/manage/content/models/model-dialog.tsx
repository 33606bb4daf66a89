import { Alert, Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { type Reason, reasonTexts } from '#domain/errors.ts'
import { modelTypes } from '#domain/options/models.ts'
import { modelFields } from '#domain/programme/course.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { Segments } from '#web/ui/segments.tsx'
import { DeleteModel } from './delete-model.tsx'
import { inputOf, type ModelField, valuesOf } from './model-values.ts'
import classes from './models.module.css'
import { createModelDocument, type EditedModel, updateModelDocument } from './models-documents.ts'
import { modelWords } from './words.ts'

type Props = {
  /** Null for a new one. */
  model: EditedModel | null
  onClose: () => void
  onChanged: () => void
}

const longestList = 20_000

export function ModelDialog({ model, onClose, onChanged }: Props) {
  const locale = useLocale()
  const said = modelWords[locale]
  const [values, setValues] = useState(() => valuesOf(model))
  const [faults, setFaults] = useState<Readonly<Record<string, Reason>>>({})
  const [problem, setProblem] = useState('')
  const [creating, create] = useMutation(createModelDocument)
  const [updating, update] = useMutation(updateModelDocument)

  async function handleSave(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    const set = inputOf(values)
    const { error } = model
      ? await update({ id: model._id, set, version: model.version })
      : await create({ data: set })
    if (!error) {
      notify(said.saved, 'success')
      onChanged()
      return onClose()
    }
    const { code, reason, fields } = error.graphQLErrors[0]?.extensions ?? {}
    setFaults(Object.fromEntries(((fields ?? []) as FieldFault[]).map((one) => [one.field, one.reason])))
    const isOverlooked = code === 'CONFLICT' && reason !== 'alreadyExists'
    setProblem(isOverlooked ? said.changed : refusalOf(error).message || said.failed)
  }

  const field = (name: ModelField) => {
    const reason = faults[name]
    return {
      label: said.fields[name],
      lang: name.endsWith('_es') ? 'es' : 'en',
      value: values[name],
      error: reason && reason in reasonTexts ? reasonTexts[reason][locale] : undefined,
    }
  }
  const write = (name: ModelField | 'type') => (value: string) =>
    setValues((now) => ({ ...now, [name]: value }))
  const line = (name: 'name' | 'name_es') => (
    <TextInput
      {...field(name)}
      maxLength={modelFields[name].max}
      onChange={({ currentTarget }) => write(name)(currentTarget.value)}
    />
  )
  return (
    <Dialog
      title={model ? said.edit(model.name) : said.newTitle}
      closeLabel={said.close}
      opened
      isWide
      onClose={onClose}
    >
      <form className={classes.form} onSubmit={handleSave} noValidate>
        <Segments
          aria-label={said.fields.type}
          value={values.type}
          onChange={write('type')}
          data={modelTypes.map((type) => ({ value: type.value as string, label: type[locale] }))}
        />
        <div className={classes.pair}>
          {line('name')}
          {line('name_es')}
          {(['description', 'description_es'] as const).map((name) => (
            <LongText
              key={name}
              {...field(name)}
              minRows={3}
              longest={modelFields[name].max}
              onChange={write(name)}
            />
          ))}
          {(['examples', 'examples_es'] as const).map((name) => (
            <LongText
              key={name}
              {...field(name)}
              description={said.perLine}
              minRows={3}
              longest={longestList}
              onChange={write(name)}
            />
          ))}
        </div>
        {problem ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {said.cancel}
          </Button>
          <BusyButton type="submit" loading={creating.fetching || updating.fetching}>
            {said.save}
          </BusyButton>
        </DialogActions>
      </form>
      {model ? (
        <DeleteModel
          model={model}
          onDeleted={() => {
            onChanged()
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}

type FieldFault = { readonly field: string; readonly reason: Reason }

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './models.module.css'
import { deleteModelDocument, type EditedModel, modelUseDocument } from './models-documents.ts'
import { modelWords } from './words.ts'

type Props = { model: EditedModel; onDeleted: () => void }

/** Asks before a model goes, and says whose plans work with it. */
export function DeleteModel({ model, onDeleted }: Props) {
  const said = modelWords[useLocale()]
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <Question model={model} onDeleted={onDeleted} onCancel={() => setIsAsking(false)} />
  return (
    <Button variant="subtle" color="red" className={classes.remove ?? ''} onClick={() => setIsAsking(true)}>
      {said.remove}
    </Button>
  )
}

function Question({ model, onDeleted, onCancel }: Props & { onCancel: () => void }) {
  const locale = useLocale()
  const said = modelWords[locale]
  const [{ fetching }, remove] = useMutation(deleteModelDocument)
  const [{ data, error }] = useQuery({
    query: modelUseDocument,
    variables: { id: model._id },
    requestPolicy: 'network-only',
  })
  const use = data?.modelUse

  async function handleDelete() {
    const { error: refused } = await remove({ id: model._id })
    if (refused) return notify(refusalOf(refused).message || said.failed, 'error')
    notify(said.removed, 'success')
    onDeleted()
  }

  return (
    <section className={classes.question} aria-live="polite">
      <strong>{said.removeTitle(locale === 'es' ? model.name_es : model.name)}</strong>
      {use ? (
        <UseOf plans={use.plans} projects={use.projects} />
      ) : (
        <p>{error ? said.failed : said.looking}</p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {said.cancel}
        </Button>
        <BusyButton color="red" loading={fetching} disabled={!use} onClick={handleDelete}>
          {said.removeDo}
        </BusyButton>
      </DialogActions>
    </section>
  )
}

function UseOf({ plans, projects }: { plans: number; projects: readonly string[] }) {
  const said = modelWords[useLocale()]
  if (plans === 0) return <p>{said.unused}</p>
  return (
    <>
      <p>{said.used(plans)}</p>
      <ul>
        {projects.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      <p>{said.usedHelp}</p>
    </>
  )
}

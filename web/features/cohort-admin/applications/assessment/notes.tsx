import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { isTooLong } from '#domain/plan/messages.ts'
import { noteFields } from '#domain/programme/rubric.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { Refusal } from '#web/features/cohort-admin/applications/refusal.tsx'
import { Part } from '#web/features/cohort-admin/applications/review-parts.tsx'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './assessment.module.css'
import { type Assessed, type Note, noteDocument, removeNoteDocument } from './documents.ts'
import { assessmentWords } from './words.ts'

type Props = { assessed: Assessed; onChange: () => void }

/** What organisers tell each other about an application, the latest first. */
export function Notes({ assessed, onChange }: Props) {
  const locale = useLocale()
  const said = assessmentWords[locale].notes
  const [asked, setAsked] = useState<Note | null>(null)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Part title={said.title}>
      <NoteForm key={assessed._id} applicationId={assessed._id} onChange={onChange} />
      {assessed.notes.length === 0 ? <p className={classes.soft}>{said.none}</p> : null}
      <ul className={classes.notes}>
        {assessed.notes.map((note) => (
          <li key={note._id}>
            <p className={classes.note}>{note.text}</p>
            <span className={classes.soft}>
              {note.author_name || said.somebody}, {format.format(new Date(note.created_at))}
            </span>
            {note.is_own ? (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsked(note)}>
                {said.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <RemoveDialog note={asked} onChange={onChange} onClose={() => setAsked(null)} />
    </Part>
  )
}

function NoteForm({ applicationId, onChange }: { applicationId: string; onChange: () => void }) {
  const locale = useLocale()
  const said = assessmentWords[locale].notes
  const [text, setText] = useKeptText(`note:${applicationId}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, add] = useMutation(noteDocument)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching || !text.trim() || isTooLong(text, noteFields.text.max)) return
    const { error } = await add({ id: applicationId, text })
    setProblem(error ? (error.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable) : null)
    if (error) return
    setText('')
    notify(said.added, 'success')
    onChange()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <LongText
        label={said.label}
        minRows={2}
        maxRows={10}
        longest={noteFields.text.max}
        value={text}
        error={problem}
        onChange={setText}
      />
      <div>
        <BusyButton type="submit" variant="default" loading={fetching} disabled={!text.trim()}>
          {said.add}
        </BusyButton>
      </div>
    </form>
  )
}

type RemoveProps = { note: Note | null; onChange: () => void; onClose: () => void }

function RemoveDialog({ note, onChange, onClose }: RemoveProps) {
  const text = useText()
  const locale = useLocale()
  const said = assessmentWords[locale].notes
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, remove] = useMutation(removeNoteDocument)

  async function handleRemove() {
    if (!note || fetching) return
    const { error } = await remove({ id: note._id })
    setProblem(error ? (error.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable) : null)
    if (error) return
    onClose()
    notify(said.removed, 'success')
    onChange()
  }

  return (
    <Dialog title={said.ask} closeLabel={text('action.close')} opened={note !== null} onClose={onClose}>
      <p>{said.askWhy}</p>
      <Refusal>{problem}</Refusal>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <BusyButton color="red" variant="outline" loading={fetching} onClick={handleRemove}>
          {said.remove}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

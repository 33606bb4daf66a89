import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { isTooLong } from '#domain/plan/messages.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './board.module.css'
import { type BoardProject, unassignDocument } from './board-documents.ts'
import { words } from './words.ts'

type Props = { project: BoardProject | null; onEnded: () => void; onClose: () => void }

/** Ends a match: both lose their signatures and are told. The reason is for the record. */
export function EndMatch({ project, onEnded, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState({ project, opening: 0 })
  if (project && project !== shown.project) setShown({ project, opening: shown.opening + 1 })
  return (
    <Dialog
      title={said.end.title(shown.project?.name ?? '')}
      closeLabel={text('action.close')}
      opened={project !== null}
      onClose={onClose}
    >
      {shown.project ? (
        <EndForm key={shown.opening} project={shown.project} onEnded={onEnded} onClose={onClose} />
      ) : null}
    </Dialog>
  )
}

const longest = 2000

function EndForm({ project, onEnded, onClose }: Props & { project: BoardProject }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = cohortAdminWords[locale]
  const [reason, setReason] = useKeptText(`end-match:${project.project_id}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, unassign] = useMutation(unassignDocument)
  const mentor = project.mentor_name ?? ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching || isTooLong(reason, longest)) return
    if (reason.trim() === '') return setProblem(said.end.required)
    const { error } = await unassign({ projectId: project.project_id, reason })
    if (error?.graphQLErrors.length !== 0) onEnded()
    if (error) return setProblem(error.graphQLErrors[0]?.message ?? common.unreachable)
    setReason('')
    notify(said.end.done(project.name), 'success')
    onClose()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <p>{said.end.lead(project.owner_name, mentor)}</p>
      <p>{said.end.signatures}</p>
      <LongText
        data-autofocus
        minRows={3}
        maxRows={8}
        longest={longest}
        label={said.end.reason}
        description={said.end.reasonHelp}
        withAsterisk
        value={reason}
        error={problem}
        onChange={setReason}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" color="red" loading={fetching}>
          {said.end.do}
        </Button>
      </DialogActions>
    </form>
  )
}

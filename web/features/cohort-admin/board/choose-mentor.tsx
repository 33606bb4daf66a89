import { Button, Skeleton } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import classes from './board.module.css'
import { assignDocument, type BoardProject, choicesDocument } from './board-documents.ts'
import { MentorChoices } from './mentor-choices.tsx'
import { words } from './words.ts'

type Props = {
  project: BoardProject | null
  onMatched: () => void
  onClose: () => void
}

export function ChooseMentor({ project, ...rest }: Props) {
  const text = useText()
  const said = words[useLocale()]
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState({ project, opening: 0 })
  if (project && project !== shown.project) setShown({ project, opening: shown.opening + 1 })
  return (
    <Dialog
      title={said.choose.title(shown.project?.name ?? '')}
      closeLabel={text('action.close')}
      opened={project !== null}
      onClose={rest.onClose}
    >
      {shown.project ? <ChoiceForm key={shown.opening} project={shown.project} {...rest} /> : null}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'project'> & { project: BoardProject }

function ChoiceForm({ project, onMatched, onClose }: FormProps) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = cohortAdminWords[locale]
  const [mentorId, setMentorId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, assign] = useMutation(assignDocument)
  const [{ data, error: unread }, read] = useQuery({
    query: choicesDocument,
    variables: { projectId: project.project_id, id: project.project_id },
    requestPolicy: 'network-only',
  })

  if (unread) {
    return (
      <>
        <p role="alert">{refusal(unread)}</p>
        <DialogActions>
          <Button onClick={() => read({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
        </DialogActions>
      </>
    )
  }
  if (!data) {
    return (
      <div className={classes.loading} role="status" aria-label={text('frame.loading')}>
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    )
  }
  const ranked = data.mentorChoices
  const chosen = ranked.find((mentor) => mentor.mentor_id === mentorId)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!chosen || fetching) return
    const { error } = await assign({ projectId: project.project_id, mentorId: chosen.mentor_id })
    if (error?.graphQLErrors.length !== 0) onMatched()
    if (error) return setProblem(refusal(error))
    notify(said.choose.done(project.name, chosen.name), 'success')
    onClose()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      {data.project?.problem ? <p className={classes.problemText}>{data.project.problem}</p> : null}
      {ranked.length === 0 ? (
        <p>{said.choose.nobody}</p>
      ) : (
        <MentorChoices ranked={ranked} chosen={mentorId} onChoose={setMentorId} />
      )}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={classes.confirm}>
        <p>{chosen ? said.choose.both(chosen.name) : null}</p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={fetching}>
            {said.choose.match}
          </Button>
        </DialogActions>
      </div>
    </form>
  )

  function refusal(error: CombinedError): string {
    return error.graphQLErrors[0]?.message ?? common.unreachable
  }
}

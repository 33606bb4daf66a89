import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { deleteDocument, type ManagedAnnouncement } from './announcement-documents.ts'
import classes from './announcements.module.css'
import { words } from './words.ts'

type Props = { row: ManagedAnnouncement; onDone: () => void }

export function DeleteAnnouncement({ row, onDone }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const [{ fetching }, remove] = useMutation(deleteDocument)

  async function handleDelete() {
    const { error } = await remove({ id: row._id })
    if (error) return setProblem(problemOf(error, locale))
    setAsking(false)
    notify(said.remove.done, 'success')
    onDone()
  }

  return (
    <>
      <Button
        variant="outline"
        color="red"
        className={classes.last ?? ''}
        onClick={() => {
          setProblem('')
          setAsking(true)
        }}
      >
        {said.remove.button}
      </Button>
      <Confirm
        title={said.remove.ask}
        help={said.remove.help(said.people(row.reads))}
        action={said.remove.button}
        isOpen={isAsking}
        isBusy={fetching}
        problem={problem}
        isLoss
        onConfirm={() => void handleDelete()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

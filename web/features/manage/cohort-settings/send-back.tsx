import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { fieldReasons } from '#domain/field-reasons.ts'
import { isTooLong } from '#domain/plan/messages.ts'
import { words as written } from '#domain/programme/words.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { sendBackCohortDocument } from '#web/features/manage/cohort-form/cohort-documents.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.ts'
import { words } from './words.ts'

type Props = { cohortId: string; opened: boolean; onSent: () => void; onClose: () => void }

const longest = written.sendBackCohort.message.max

/** Not yet: says what is still to do. */
export function SendBack({ cohortId, opened, onSent, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale].approval
  const [message, setMessage] = useKeptText(`send-back:${cohortId}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [{ fetching }, sendBack] = useMutation(sendBackCohortDocument)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching || isTooLong(message, longest)) return
    if (message.trim() === '') return setProblem(fieldReasons.required[locale])
    const { error } = await sendBack({ id: cohortId, message })
    if (error) return setProblem(problemOf(error, locale))
    setMessage('')
    notify(said.sent, 'success')
    onSent()
    onClose()
  }

  return (
    <Dialog title={said.sendBackTitle} closeLabel={text('action.close')} opened={opened} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <LongText
          data-autofocus
          minRows={4}
          maxRows={10}
          longest={longest}
          label={said.message}
          description={said.messageHelp}
          withAsterisk
          value={message}
          error={problem}
          onChange={setMessage}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text('action.cancel')}
          </Button>
          <Button type="submit" loading={fetching}>
            {said.sendBack}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

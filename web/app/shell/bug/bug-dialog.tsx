import { Button, Modal } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isTooLong } from '#domain/plan/messages.ts'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { failures, snackbar, snackbarMs } from '#web/app/shell/notices/notify.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { useOpensAfterMount } from '#web/ui/opens-after-mount.ts'
import classes from './bug-dialog.module.css'
import { submitReport } from './submit-report.ts'
import { useReportBug } from './use-report-bug.ts'
import { words } from './words.ts'

type Props = { opened: boolean; projectId: string | null; onClose: () => void }

const longest = 5000

export function BugDialog({ opened, projectId, onClose }: Props) {
  const text = useText()
  const said = words[useLocale()]
  const { params } = useCurrentRoute()
  const send = useReportBug(projectId)
  const [description, setDescription] = useKeptText('bug')
  const [state, setState] = useState<'writing' | 'sending' | 'empty'>('writing')

  async function handleReport(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending' || isTooLong(description, longest)) return
    setState('sending')
    const outcome = await submitReport(description, send)
    setState(outcome === 'empty' ? 'empty' : 'writing')
    if (outcome === 'failed') failures.add(said.failed)
    if (outcome !== 'reported') return
    snackbar.show({ text: said.ok, tone: 'success' }, snackbarMs)
    setDescription('')
    onClose()
  }

  return (
    <Modal
      opened={useOpensAfterMount(opened)}
      onClose={onClose}
      returnFocus={false}
      title={params.step ? said.onStep : said.onPage}
      closeButtonProps={{ 'aria-label': text('action.close'), size: 44 }}
      classNames={{ root: classes.dialog ?? '', title: classes.title ?? '' }}
    >
      <form onSubmit={handleReport} noValidate>
        <LongText
          data-autofocus
          minRows={4}
          maxRows={12}
          longest={longest}
          label={said.description}
          placeholder={said.placeholder}
          value={description}
          error={state === 'empty' ? said.empty : null}
          onChange={(typed) => {
            setDescription(typed)
            if (state === 'empty') setState('writing')
          }}
        />
        <p className={classes.along}>{projectId ? said.alongProject : said.along}</p>
        <Button type="submit" loading={state === 'sending'} className={classes.report ?? ''}>
          {said.report}
        </Button>
      </form>
    </Modal>
  )
}

import { Alert, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { longDay } from '#web/features/home/dates.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { applyDocument, type OpenCohort } from './application-documents.ts'
import classes from './applications.module.css'
import { words } from './words.ts'

type Props = { cohort: OpenCohort; onApplied: () => void }

export function CohortToJoin({ cohort, onApplied }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const [isAsking, setAsking] = useState(false)
  const facts = [
    cohort.close_date && text.closes(longDay(cohort.close_date, locale)),
    cohort.start_date && text.starts(longDay(cohort.start_date, locale)),
    cohort.self_guided && text.selfGuided,
  ].filter(Boolean)
  return (
    <article className={classes.card}>
      <Title order={3}>{cohort.title}</Title>
      {cohort.description ? <p className={classes.text}>{cohort.description}</p> : null}
      <p className={classes.soft}>{facts.join(' · ')}</p>
      <div className={classes.actions}>
        <Button variant="light" onClick={() => setAsking(true)} aria-label={text.applyNamed(cohort.title)}>
          {text.apply}
        </Button>
      </div>
      <ApplyDialog cohort={cohort} opened={isAsking} onClose={() => setAsking(false)} onApplied={onApplied} />
    </article>
  )
}

type DialogProps = Props & { opened: boolean; onClose: () => void }

function ApplyDialog({ cohort, opened, onClose, onApplied }: DialogProps) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const [{ fetching, error }, apply] = useMutation(applyDocument)
  const refusal = error && refusalOf(error)
  const isIncomplete = refusal?.reason === 'incompleteProfile'

  async function handleApply() {
    const answer = await apply({ cohort: cohort._id })
    if (answer.error) return
    const detail = { text: said.applied(cohort.title), tone: 'success' }
    window.dispatchEvent(new CustomEvent('notify', { detail }))
    onClose()
    onApplied()
  }

  return (
    <Dialog
      title={said.applyTitle(cohort.title)}
      closeLabel={text('action.close')}
      opened={opened}
      onClose={onClose}
    >
      <p>{said.applyText}</p>
      {refusal ? (
        <Alert color="red" role="alert">
          {isIncomplete ? said.incomplete : refusal.message || said.failed}
        </Alert>
      ) : null}
      <DialogActions>
        <Button component="a" variant="default" href={localePath(locale, '/home/profile')}>
          {isIncomplete ? said.complete : said.applyProfile}
        </Button>
        <Button onClick={handleApply} loading={fetching}>
          {said.applyConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

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

type Props = { cohort: OpenCohort; onApplied: () => void }

export function CohortToJoin({ cohort, onApplied }: Props) {
  const text = useText()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const facts = [
    cohort.close_date && text('home.applications.closes', { date: longDay(cohort.close_date, locale) }),
    cohort.start_date && text('home.applications.starts', { date: longDay(cohort.start_date, locale) }),
    cohort.self_guided && text('home.applications.selfGuided'),
  ].filter(Boolean)
  return (
    <article className={classes.card}>
      <Title order={3}>{cohort.title}</Title>
      {cohort.description ? <p className={classes.text}>{cohort.description}</p> : null}
      <p className={classes.soft}>{facts.join(' · ')}</p>
      <div className={classes.actions}>
        <Button
          variant="light"
          onClick={() => setAsking(true)}
          aria-label={text('home.applications.applyNamed', { cohort: cohort.title })}
        >
          {text('home.applications.apply')}
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
  const [{ fetching, error }, apply] = useMutation(applyDocument)
  const refusal = error && refusalOf(error)
  const isIncomplete = refusal?.reason === 'incompleteProfile'

  async function handleApply() {
    const answer = await apply({ cohort: cohort._id })
    if (answer.error) return
    const detail = { text: text('home.applications.applied', { cohort: cohort.title }), tone: 'success' }
    window.dispatchEvent(new CustomEvent('notify', { detail }))
    onClose()
    onApplied()
  }

  return (
    <Dialog
      title={text('home.applications.applyTitle', { cohort: cohort.title })}
      closeLabel={text('action.close')}
      opened={opened}
      onClose={onClose}
    >
      <p>{text('home.applications.applyText')}</p>
      {refusal ? (
        <Alert color="red" role="alert">
          {isIncomplete
            ? text('home.applications.incomplete')
            : refusal.message || text('home.applications.failed')}
        </Alert>
      ) : null}
      <DialogActions>
        <Button component="a" variant="default" href={localePath(locale, '/home/profile')}>
          {text(isIncomplete ? 'home.applications.complete' : 'home.applications.applyProfile')}
        </Button>
        <Button onClick={handleApply} loading={fetching}>
          {text('home.applications.applyConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

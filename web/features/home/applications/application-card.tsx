import { Alert, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { longDay } from '#web/features/home/dates.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { type Application, withdrawDocument } from './application-documents.ts'
import { ApplicationHistory } from './application-history.tsx'
import classes from './applications.module.css'
import { words } from './words.ts'

export function ApplicationCard({ application }: { application: Application }) {
  const locale = useLocale()
  const text = words[locale]
  const [isAsking, setAsking] = useState(false)
  const status = applicationStatuses.find(({ value }) => value === application.status)
  const role = roles.find(({ value }) => value === application.role)?.[locale] ?? application.role
  return (
    <article className={classes.card} aria-labelledby={`application-${application._id}`}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={`application-${application._id}`}>
          {application.cohort_title}
        </Title>
        <span className={classes.status} data-status={application.status}>
          {status?.[locale] ?? application.status}
        </span>
      </div>
      <p className={classes.soft}>
        {text.as(role.toLocaleLowerCase(locale))}, {text.since(longDay(application.created_at, locale))}
      </p>
      {status && status.value !== 'none' ? <p>{text.meaning[status.value]}</p> : null}
      <ApplicationHistory events={application.history} />
      <div className={classes.actions}>
        {application.status === 'approved' ? (
          <Button component="a" href={localePath(locale, '/home')}>
            {text.home}
          </Button>
        ) : null}
        {application.can_withdraw ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {text.withdraw}
          </Button>
        ) : null}
      </div>
      <WithdrawDialog application={application} opened={isAsking} onClose={() => setAsking(false)} />
    </article>
  )
}

type DialogProps = { application: Application; opened: boolean; onClose: () => void }

function WithdrawDialog({ application, opened, onClose }: DialogProps) {
  const text = useText()
  const said = words[useLocale()]
  const [{ fetching, error }, withdraw] = useMutation(withdrawDocument)

  async function handleWithdraw() {
    const answer = await withdraw({ id: application._id })
    if (answer.error) return
    const detail = { text: said.withdrawn, tone: 'success' }
    window.dispatchEvent(new CustomEvent('notify', { detail }))
    onClose()
  }

  return (
    <Dialog title={said.withdrawTitle} closeLabel={text('action.close')} opened={opened} onClose={onClose}>
      <p>{said.withdrawText(application.cohort_title)}</p>
      {error ? (
        <Alert color="red" role="alert">
          {refusalOf(error).message || said.failed}
        </Alert>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button color="red" variant="light" onClick={handleWithdraw} loading={fetching}>
          {said.withdrawConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

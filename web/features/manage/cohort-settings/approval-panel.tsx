import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { approvalGaps } from '#domain/progress/cohort-approval.ts'
import {
  approveCohortDocument,
  type Managed,
  submitCohortDocument,
} from '#web/features/manage/cohort-form/cohort-documents.ts'
import classes from '#web/features/manage/cohort-form/form.module.css'
import { words as formWords } from '#web/features/manage/cohort-form/words.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { SendBack } from './send-back.tsx'
import { words } from './words.ts'

type Props = { managed: Managed; isChanged: boolean; onDecided: () => void }

/** Where a cohort stands on its way to the public, and the next step for whoever looks at it. */
export function ApprovalPanel({ managed, isChanged, onDecided }: Props) {
  const locale = useLocale()
  const said = words[locale].approval
  const { approval, cohort, may_approve: mayApprove, sent_back_message: message } = managed
  const [isSendingBack, setSendingBack] = useState(false)
  const [submitting, submit] = useMutation(submitCohortDocument)
  const [approving, approve] = useMutation(approveCohortDocument)
  if (approval === 'approved') return null
  const gaps = approvalGaps(cohort)
  const day = managed.submitted_at ? longDay(managed.submitted_at, locale) : ''
  const isWaiting = approval === 'submitted'

  async function settle(run: typeof submit | typeof approve, done: string) {
    const { error } = await run({ id: cohort._id })
    if (error) return notify(problemOf(error, locale), 'error')
    notify(done, 'success')
    onDecided()
  }

  return (
    <Panel title={said.title}>
      {isWaiting ? <p>{mayApprove ? said.toDecide(day) : said.submitted(day)}</p> : null}
      {approval === 'sentBack' ? (
        <>
          <p>{said.sentBack}</p>
          <blockquote className={classes.quote}>{message}</blockquote>
        </>
      ) : null}
      {approval === 'draft' ? <p>{said.draft}</p> : null}
      {!isWaiting && gaps.length > 0 ? (
        <div>
          <p>{said.missing}</p>
          <ul>
            {gaps.map(({ field }) => (
              <li key={field}>{gapName(field, locale)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {isChanged ? <p className={classes.help}>{said.saveFirst}</p> : null}
      <div className={classes.actions}>
        {isWaiting ? null : (
          <Button
            disabled={gaps.length > 0 || isChanged}
            loading={submitting.fetching}
            onClick={() => settle(submit, said.submitted_)}
          >
            {said.submit}
          </Button>
        )}
        {mayApprove ? (
          <Button
            {...(!isWaiting && { variant: 'default' })}
            disabled={isChanged}
            loading={approving.fetching}
            onClick={() => settle(approve, said.approved)}
          >
            {said.approve}
          </Button>
        ) : null}
        {mayApprove && isWaiting ? (
          <Button variant="default" onClick={() => setSendingBack(true)}>
            {said.sendBack}
          </Button>
        ) : null}
      </div>
      <SendBack
        cohortId={cohort._id}
        opened={isSendingBack}
        onSent={onDecided}
        onClose={() => setSendingBack(false)}
      />
    </Panel>
  )
}

function gapName(field: string, locale: 'en' | 'es'): string {
  const dates: Readonly<Record<string, string>> = formWords[locale].dateNames
  const others: Readonly<Record<string, string>> = words[locale].gaps
  return dates[field] ?? others[field] ?? field
}

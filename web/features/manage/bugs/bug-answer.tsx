import { type FormEvent, useId, useState } from 'react'
import { useMutation } from 'urql'
import { bugStatuses } from '#domain/options/programme.ts'
import { useKeptText } from '#web/data/half-typed/use-kept.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { problemOf } from '#web/shared/manage/problem-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { notify } from '#web/ui/notify.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { type ManagedBug, setBugStatusDocument } from './bug-documents.ts'
import { reporterOf } from './bug-list.tsx'
import classes from './bugs.module.css'
import { words } from './words.ts'

const longest = 5000

/** How far a report is, and what its reporter is told. */
export function BugAnswer({ bug, onChange }: { bug: ManagedBug; onChange: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const label = useId()
  const [status, setStatus] = useState(bug.status)
  const [answer, setAnswer] = useKeptText(`bug:${bug._id}`)
  const [problem, setProblem] = useState('')
  const [{ fetching }, save] = useMutation(setBugStatusDocument)
  const who = reporterOf(bug, locale)
  const isAnswering = answer.trim() !== ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (fetching || answer.length > longest) return
    const { error } = await save({ id: bug._id, status, answer: isAnswering ? answer : null })
    if (error) return setProblem(problemOf(error, locale))
    setProblem('')
    setAnswer('')
    notify(isAnswering && bug.userId ? said.sent(who) : said.saved, 'success')
    onChange()
  }

  return (
    <Panel title={said.handle}>
      {bug.answer ? (
        <div>
          {bug.answered_at ? (
            <p className={classes.soft}>
              {said.answered(bug.answered_by ?? said.somebody, longDay(bug.answered_at, locale))}
            </p>
          ) : null}
          <p className={classes.quote}>{bug.answer}</p>
        </div>
      ) : null}
      <form className={classes.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div>
          <p id={label} className={classes.label}>
            {said.state}
          </p>
          <Segments
            aria-labelledby={label}
            value={status}
            data={bugStatuses.map((one) => ({ value: one.value as string, label: one[locale] }))}
            onChange={setStatus}
          />
        </div>
        {bug.userId ? (
          <LongText
            label={said.answer}
            description={bug.answer ? said.again : said.answerHelp(who)}
            minRows={3}
            longest={longest}
            value={answer}
            onChange={setAnswer}
          />
        ) : (
          <p className={classes.soft}>{said.left}</p>
        )}
        <Problem>{problem}</Problem>
        <BusyButton
          type="submit"
          className={classes.send ?? ''}
          loading={fetching}
          disabled={!isAnswering && status === bug.status}
        >
          {isAnswering ? said.send : said.save}
        </BusyButton>
      </form>
    </Panel>
  )
}

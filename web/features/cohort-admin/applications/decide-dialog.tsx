import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { isTooLong } from '#domain/plan/messages.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept, writtenText } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { type ApplicationCohort, type Decidable, decisionPreviewDocument } from './application-documents.ts'
import classes from './applications.module.css'
import { type Decision, type DecisionPlan, decisionPlan, movedBy, planOfFound } from './decision.ts'
import { longestMessage, MessageField } from './message-field.tsx'
import { fullName } from './names.ts'
import { Refusal } from './refusal.tsx'
import { type Chosen, type FoundApplications, type Messages, useDecide } from './use-decide.ts'
import { words } from './words.ts'

/** Who is decided upon: people of the page, or all that were found. */
export type Deciding = {
  readonly to: Decision
  readonly people: readonly Decidable[]
  readonly found: { readonly count: number; readonly query: FoundApplications } | null
  /** What whoever asked does afterwards. */
  readonly onDone: () => void
}

type Props = {
  deciding: Deciding | null
  cohort: ApplicationCohort
  onDecided: (ids: readonly string[], deciding: Deciding) => void
  onClose: () => void
}

const nobody: Deciding = { to: 'pending', people: [], found: null, onDone: () => undefined }

/** Says how many people it concerns and how they learn of it, before anything is sent. */
export function DecideDialog({ deciding, cohort, onDecided, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const me = useMe()
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState({ deciding, opening: 0 })
  if (deciding && deciding !== shown.deciding) setShown({ deciding, opening: shown.opening + 1 })
  const asked = shown.deciding ?? nobody
  const deciderId = me?.user_id ?? ''
  const moved = movedBy(asked.people, asked.to, deciderId)
  const concerned = moved.length > 0 ? moved : asked.people
  const [{ data, error, fetching }, count] = useQuery({
    query: decisionPreviewDocument,
    variables: { found: asked.found?.query ?? noQuery, status: asked.to },
    pause: deciding === null || asked.found === null,
    requestPolicy: 'network-only',
  })
  const counted = data && !fetching ? planOfFound(data.decisionPreview) : null
  const plan = asked.found
    ? counted
    : decisionPlan(asked.people, asked.to, { deciderId, mailsOn: cohort.notifications !== false })
  const whom = asked.found
    ? 'found'
    : asked.people
        .map(({ _id }) => _id)
        .toSorted()
        .join()
  return (
    <Dialog
      title={said.ask[asked.to]({
        count: (asked.found ? plan?.count || asked.found.count : concerned.length) || 0,
        name: asked.found ? said.everybodyFound : fullName(concerned[0]?.user ?? null, locale),
      })}
      closeLabel={text('action.close')}
      opened={deciding !== null}
      onClose={onClose}
    >
      {plan ? (
        <DecideForm
          key={shown.opening}
          keptAs={ownKey(deciderId, `decide:${asked.to}:${whom}`)}
          plan={plan}
          to={asked.to}
          chosen={asked.found ? { found: asked.found.query } : { ids: moved.map(({ _id }) => _id) }}
          cohort={cohort}
          onDecided={(ids) => {
            onDecided(ids, asked)
            asked.onDone()
          }}
          onClose={onClose}
        />
      ) : (
        <Counting
          problem={fetching ? null : (error?.graphQLErrors[0]?.message ?? said.decide.offline)}
          onRetry={() => count({ requestPolicy: 'network-only' })}
        />
      )}
    </Dialog>
  )
}

const noQuery: FoundApplications = { cohort_id: '', role: '', query: {} }

/** How many people were found is asked before they are decided upon. */
function Counting({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  const text = useText()
  if (problem === null) return <p role="status">{text('frame.loading')}</p>
  return (
    <>
      <Refusal>{problem}</Refusal>
      <DialogActions>
        <Button onClick={onRetry}>{text('action.retry')}</Button>
      </DialogActions>
    </>
  )
}

type FormProps = {
  keptAs: string
  plan: DecisionPlan
  to: Decision
  chosen: Chosen
  cohort: ApplicationCohort
  onDecided: (ids: readonly string[]) => void
  onClose: () => void
}

const nothing: Messages = {}
/** Turning people away is never the way on. */
const refusing = { color: 'red', variant: 'outline' } as const
const told = (messages: Messages) => writtenText(Object.values(messages).join(' '))

function DecideForm({ keptAs, plan, to, chosen, cohort, onDecided, onClose }: FormProps) {
  const text = useText()
  const said = words[useLocale()]
  const decide = useDecide()
  const [messages, setMessages] = useKept(keptAs, keptAs, nothing, told)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { count, leftOut, readers, reach } = plan

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending || Object.values(messages).some((one) => isTooLong(one, longestMessage))) return
    setSending(true)
    const outcome = await decide(chosen, to, messages)
    setSending(false)
    setProblem(outcome.problem)
    if (outcome.problem !== null) return
    setMessages(nothing)
    onClose()
    onDecided(outcome.decided)
  }

  if (count === 0) {
    return (
      <>
        <p>{said.ask.nobody}</p>
        <DialogActions>
          <Button onClick={onClose}>{text('action.close')}</Button>
        </DialogActions>
      </>
    )
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <ul className={classes.reach}>
        {reach.mail > 0 ? <li>{said.ask.mail(reach.mail)}</li> : null}
        {reach.digest > 0 ? <li>{said.ask.digest(reach.digest)}</li> : null}
        {reach.quiet > 0 ? <li>{said.ask.quiet(reach.quiet)}</li> : null}
        {leftOut > 0 ? <li>{said.ask.leftOut(leftOut)}</li> : null}
        <li>{said.ask.minute}</li>
      </ul>
      {readers.map(({ locale, count: reading }) => (
        <MessageField
          key={locale}
          locale={locale}
          count={reading}
          cohort={cohort.title}
          to={to}
          message={messages[locale] ?? ''}
          onChange={(message) => setMessages({ ...messages, [locale]: message })}
        />
      ))}
      <Refusal>{problem}</Refusal>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" loading={isSending} {...(to === 'rejected' ? refusing : null)}>
          {said.ask.do[to](count)}
        </Button>
      </DialogActions>
    </form>
  )
}

import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isTooLong } from '#domain/plan/messages.ts'
import { ownKey } from '#web/data/half-typed/half-typed.ts'
import { useKept, writtenText } from '#web/data/half-typed/use-kept.ts'
import { useMe } from '#web/data/session.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import type { ApplicationCohort, Decidable } from './application-documents.ts'
import classes from './applications.module.css'
import { type Decision, type DecisionPlan, decisionPlan } from './decision.ts'
import { longestMessage, MessageField } from './message-field.tsx'
import { fullName } from './names.ts'
import { type Messages, useDecide } from './use-decide.ts'
import { words } from './words.ts'

export type Deciding = { readonly people: readonly Decidable[]; readonly to: Decision }

type Props = {
  deciding: Deciding | null
  cohort: ApplicationCohort
  onDecided: (ids: readonly string[], to: Decision) => void
  onClose: () => void
}

/** Says how many people it concerns and how they learn of it, before anything is sent. */
export function DecideDialog({ deciding, cohort, onDecided, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const me = useMe()
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState({ deciding, opening: 0 })
  if (deciding && deciding !== shown.deciding) setShown({ deciding, opening: shown.opening + 1 })
  const asked = shown.deciding ?? { people: [], to: 'pending' }
  const plan = decisionPlan(asked.people, asked.to, {
    deciderId: me?.user_id ?? '',
    mailsOn: cohort.notifications !== false,
  })
  const concerned = plan.moved.length > 0 ? plan.moved : asked.people
  const ids = asked.people.map(({ _id }) => _id)
  const name = fullName(concerned[0]?.user ?? null, locale)
  return (
    <Dialog
      title={said.ask[asked.to]({ count: concerned.length, name })}
      closeLabel={text('action.close')}
      opened={deciding !== null}
      onClose={onClose}
    >
      <DecideForm
        key={shown.opening}
        keptAs={ownKey(me?.user_id ?? '', `decide:${asked.to}:${ids.toSorted().join()}`)}
        plan={plan}
        to={asked.to}
        cohort={cohort}
        onDecided={onDecided}
        onClose={onClose}
      />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'deciding'> & { keptAs: string; plan: DecisionPlan; to: Decision }

const nothing: Messages = {}
/** Turning people away is never the way on. */
const refusing = { color: 'red', variant: 'outline' } as const
const told = (messages: Messages) => writtenText(Object.values(messages).join(' '))

function DecideForm({ keptAs, plan, to, cohort, onDecided, onClose }: FormProps) {
  const text = useText()
  const said = words[useLocale()]
  const decide = useDecide()
  const [messages, setMessages] = useKept(keptAs, keptAs, nothing, told)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState<readonly string[]>([])
  const { moved, leftOut, reach } = plan
  // One language may be decided while the other was refused; only what is left is sent again.
  const readers = plan.readers.filter(({ ids }) => !ids.some((id) => done.includes(id)))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSending || Object.values(messages).some((one) => isTooLong(one, longestMessage))) return
    setSending(true)
    const outcome = await decide(readers, to, messages)
    setSending(false)
    setProblem(outcome.problem)
    setDone([...done, ...outcome.decided])
    onDecided(outcome.decided, to)
    if (outcome.problem !== null) return
    setMessages(nothing)
    onClose()
  }

  if (moved.length === 0) {
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
      </ul>
      {readers.map(({ locale, ids }) => (
        <MessageField
          key={locale}
          locale={locale}
          count={ids.length}
          cohort={cohort.title}
          to={to}
          message={messages[locale] ?? ''}
          onChange={(message) => setMessages({ ...messages, [locale]: message })}
        />
      ))}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" loading={isSending} {...(to === 'rejected' ? refusing : null)}>
          {said.ask.do[to](moved.length)}
        </Button>
      </DialogActions>
    </form>
  )
}

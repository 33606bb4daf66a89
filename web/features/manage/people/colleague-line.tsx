import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { orgRoles } from '#domain/options/people.ts'
import { labelOf } from '#web/forms/labels.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { Face } from '#web/ui/face.tsx'
import type { Colleague } from './organisation-documents.ts'
import { organisationWords } from './organisation-words.ts'
import classes from './people.module.css'
import { setRoleDocument } from './people-documents.ts'
import { useChange } from './use-change.ts'

type Props = {
  person: Colleague
  isMe: boolean
  canRank: boolean
  canRemove: boolean
  onChange: () => void
}

type Question = 'remove' | 'owner' | 'organiser'

export function ColleagueLine({ person, isMe, canRank, canRemove, onChange }: Props) {
  const locale = useLocale()
  const text = organisationWords[locale]
  const [, setRole] = useMutation(setRoleDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const [question, setQuestion] = useState<Question | null>(null)
  const [shown, setShown] = useState<Question>('remove')
  if (question && question !== shown) setShown(question)
  const name = `${person.first_name} ${person.last_name}`.trim() || person.email
  const other = person.org_role === 'owner' ? 'organiser' : 'owner'

  async function handleConfirm() {
    const to = shown === 'remove' ? { role: 'entrepreneur' } : { role: 'admin', orgRole: shown }
    const work = () => setRole({ userId: person._id, ...to })
    if (await run([work], text.ask[shown].done(name))) setQuestion(null)
  }

  return (
    <li className={classes.colleague}>
      <Face names={[person.first_name, person.last_name]} picture={null} size="sm" />
      <div className={classes.grow}>
        <p className={classes.who}>
          {name} {isMe ? text.you : null}
        </p>
        <p className={classes.soft}>
          {[
            labelOf(orgRoles, person.org_role ?? '', locale),
            person.email,
            person.last_seen_at ? text.seen(longDay(person.last_seen_at, locale)) : text.neverSeen,
          ].join(' · ')}
        </p>
      </div>
      {canRank || canRemove ? <div className={classes.can}>{actions()}</div> : null}
      <Confirm
        title={text.ask[shown].title(name)}
        help={text.ask[shown].help(name)}
        action={text.ask[shown].button}
        isOpen={question !== null}
        isBusy={isBusy}
        problem={problem}
        isLoss={shown === 'remove'}
        onConfirm={() => void handleConfirm()}
        onClose={() => setQuestion(null)}
      />
    </li>
  )

  function actions() {
    return (
      <>
        {canRank ? (
          <Button variant="subtle" aria-label={text.ask[other].of(name)} onClick={() => setQuestion(other)}>
            {text.ask[other].button}
          </Button>
        ) : null}
        {canRemove ? (
          <Button
            variant="subtle"
            color="gray"
            aria-label={text.ask.remove.of(name)}
            onClick={() => setQuestion('remove')}
          >
            {text.ask.remove.button}
          </Button>
        ) : null}
      </>
    )
  }
}

import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { useLocale } from '#web/i18n/text.tsx'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { Switch } from '#web/ui/switch.tsx'
import classes from './people.module.css'
import {
  deactivateDocument,
  endSessionsDocument,
  type ManagedUser,
  updateUserDocument,
} from './people-documents.ts'
import { fullName } from './people-list.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Question = 'endSessions' | 'disable' | 'enable'
type Props = { person: ManagedUser; onChange: () => void }

export function AccessPart({ person, onChange }: Props) {
  const text = words[useLocale()].access
  const [, deactivate] = useMutation(deactivateDocument)
  const [, endSessions] = useMutation(endSessionsDocument)
  const [, update] = useMutation(updateUserDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const [question, setQuestion] = useState<Question | null>(null)
  const [shown, setShown] = useState<Question>('endSessions')
  if (question && question !== shown) setShown(question)
  const userId = person._id
  const name = fullName(person)
  const isDisabled = person.state === 'disabled'
  const work = {
    endSessions: () => endSessions({ userId }),
    disable: () => deactivate({ userId, disabled: true }),
    enable: () => deactivate({ userId, disabled: false }),
  }

  async function handleConfirm() {
    if (await run([work[shown]], text[shown].done(name))) setQuestion(null)
  }

  return (
    <section className={classes.part}>
      <Title order={3}>{text.title}</Title>
      <Switch
        checked={person.test_account}
        onChange={(isOn) =>
          void run(
            [() => update({ userId, data: { test_account: isOn } })],
            isOn ? text.testOn(name) : text.testOff(name),
          )
        }
      >
        <span>
          {text.test} <span className={classes.soft}>{text.testHelp}</span>
        </span>
      </Switch>
      <Problem>{question === null ? problem : null}</Problem>
      <div className={classes.line}>
        <Button variant="default" onClick={() => setQuestion('endSessions')}>
          {text.endSessions.button}
        </Button>
        {isDisabled ? (
          <Button onClick={() => setQuestion('enable')}>{text.enable.button}</Button>
        ) : (
          <Button variant="outline" color="red" onClick={() => setQuestion('disable')}>
            {text.disable.button}
          </Button>
        )}
      </div>
      <Confirm
        title={text[shown].ask(name)}
        help={text[shown].help(name)}
        action={text[shown].button}
        isOpen={question !== null}
        isBusy={isBusy}
        problem={problem}
        isLoss={shown === 'disable'}
        onConfirm={() => void handleConfirm()}
        onClose={() => setQuestion(null)}
      />
    </section>
  )
}

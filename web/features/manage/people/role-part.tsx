import { Button, Select, Title } from '@mantine/core'
import { useState } from 'react'
import { useMutation } from 'urql'
import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Confirm } from '#web/shared/manage/confirm.tsx'
import classes from './people.module.css'
import { type ManagedUser, setRoleDocument } from './people-documents.ts'
import { fullName } from './people-list.tsx'
import { rankOf, ranks, roleOf } from './rank.ts'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Props = { person: ManagedUser; onChange: () => void }

/** Another role: it logs the person out everywhere, so it is asked about first. */
export function RolePart({ person, onChange }: Props) {
  const locale = useLocale()
  const text = words[locale].role
  const [, setRole] = useMutation(setRoleDocument)
  const { isBusy, problem, run } = useChange(onChange)
  const [rank, setRank] = useState(rankOf(person))
  const [isAsking, setAsking] = useState(false)
  const name = fullName(person)
  const label = labelOf(ranks, rank, locale)

  async function handleConfirm() {
    const work = () => setRole({ userId: person._id, ...roleOf(rank) })
    if (await run([work], text.done(name, label))) setAsking(false)
  }

  return (
    <section className={classes.part}>
      <Title order={3}>{text.title}</Title>
      <div className={classes.line}>
        <Select
          className={classes.grow ?? ''}
          label={text.label}
          data={ranks.map((one) => ({ value: one.value, label: one[locale] }))}
          value={rank}
          allowDeselect={false}
          onChange={(value) => setRank(value ?? rank)}
        />
        <Button variant="default" disabled={rank === rankOf(person)} onClick={() => setAsking(true)}>
          {text.change}
        </Button>
      </div>
      <Confirm
        title={text.ask(name, label)}
        help={text.help(name)}
        action={text.change}
        isOpen={isAsking}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

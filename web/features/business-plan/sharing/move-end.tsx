import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { dayOf, lastMoment } from '#web/shared/days.ts'
import { lastDays } from './last-days.ts'
import classes from './sharing.module.css'
import type { Link } from './sharing-documents.ts'
import type { Links } from './use-links.ts'
import { sharingWords } from './words.ts'

type Props = { link: Link; links: Links; onDone: () => void }

/** Another last day. What was chosen stays when it could not be saved. */
export function MoveEnd({ link, links, onDone }: Props) {
  const words = sharingWords[useLocale()]
  const { min, max } = lastDays()
  const [day, setDay] = useState(dayOf(link.ends_at))
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    const fault = await links.changeEnd(link._id, day ? lastMoment(day) : '')
    setBusy(false)
    setProblem(fault?.message ?? '')
    if (!fault) onDone()
  }

  return (
    <form className={classes.question} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextInput
        ref={field}
        type="date"
        label={words.until}
        min={min}
        max={max}
        value={day}
        error={problem || null}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          {words.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

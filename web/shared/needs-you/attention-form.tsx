import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { attentionNames } from '#domain/programme/attention.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { notify } from '#web/ui/notify.ts'
import { attentionDocument, type OwnAttention } from './needs-documents.ts'
import classes from './needs-you.module.css'
import { words } from './words.ts'

type Props = { cohortId: string; attention: OwnAttention; onSaved: () => void }

const isDays = (typed: string) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 90

/** The cohort's own patience. */
export function AttentionForm({ cohortId, attention, onSaved }: Props) {
  const said = words[useLocale()].attention
  const [, save] = useMutation(attentionDocument)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const daysOf = (name: keyof OwnAttention) => typed[name] ?? String(attention[name])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!attentionNames.every((name) => isDays(daysOf(name)))) return
    setBusy(true)
    const wanted = Object.fromEntries(attentionNames.map((name) => [name, Number(daysOf(name))]))
    const { error } = await save({ cohortId, attention: { ...attention, ...wanted } })
    setBusy(false)
    if (error) return notify(refusalOf(error).message || said.failed, 'error')
    setTyped({})
    notify(said.saved, 'success')
    onSaved()
  }

  return (
    <Fold label={said.title}>
      <form className={classes.attention} onSubmit={handleSubmit} noValidate>
        {attentionNames.map((name) => (
          <TextInput
            key={name}
            label={`${said[name]} (${said.unit})`}
            inputMode="numeric"
            value={daysOf(name)}
            error={isDays(daysOf(name)) ? null : said.wrong}
            onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
          />
        ))}
        <BusyButton type="submit" loading={isBusy}>
          {said.save}
        </BusyButton>
      </form>
    </Fold>
  )
}

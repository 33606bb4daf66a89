import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { scenarios } from '#domain/options/finance.ts'
import { locales } from '#domain/options/people.ts'
import { longestLabel, sharedKinds } from '#domain/programme/shared-link.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { lastMoment } from '#web/shared/days.ts'
import { ChoiceLine } from './choice-line.tsx'
import { lastDays } from './last-days.ts'
import { NewAddress } from './new-address.tsx'
import { PasswordBox } from './password-box.tsx'
import type { SharingProps } from './share-button.tsx'
import classes from './sharing.module.css'
import type { Fault, Links } from './use-links.ts'
import { sharingWords } from './words.ts'

type Props = Omit<SharingProps, 'projectId'> & { links: Links }

/** A link needs to know for whom it is and until when; everything else is filled in as most will want it. */
export function NewLinkForm({ what, scenario, links }: Props) {
  const locale = useLocale()
  const words = sharingWords[locale]
  const titleId = useId()
  const days = lastDays()
  const blank = { what, locale, scenario, label: '', day: days.usual, password: '' }
  const [draft, setDraft] = useState(blank)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [madeId, setMadeId] = useState<string | null>(null)
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const wrong = (field: string) =>
    fault?.field === field ? { error: fault.message, errorProps: { role: 'alert' } } : {}

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { day, password, ...given } = draft
    setBusy(true)
    const ends_at = day ? lastMoment(day) : ''
    const answer = await links.make({ ...given, ends_at, password: password || null })
    setBusy(false)
    setFault('id' in answer ? null : answer)
    if (!('id' in answer)) return
    setMadeId(answer.id)
    setDraft({ ...blank, what: draft.what })
  }

  const address = madeId ? links.addresses[madeId] : undefined
  return (
    <section aria-labelledby={titleId} className={classes.part}>
      <h3 id={titleId}>{words.newTitle}</h3>
      <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextInput
          label={words.label}
          description={words.labelHint}
          placeholder={words.labelExample}
          required
          maxLength={longestLabel}
          autoComplete="off"
          value={draft.label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          {...wrong('label')}
        />
        <ChoiceLine
          label={words.what}
          options={sharedKinds}
          value={draft.what}
          onChange={(next) => change({ what: next })}
        />
        <TextInput
          type="date"
          label={words.until}
          description={words.untilHint}
          required
          min={days.min}
          max={days.max}
          value={draft.day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
          {...wrong('ends_at')}
        />
        <ChoiceLine
          label={words.language}
          options={locales}
          value={draft.locale}
          onChange={(next) => change({ locale: next })}
        />
        <ChoiceLine
          label={words.scenario}
          options={scenarios}
          value={draft.scenario}
          onChange={(next) => change({ scenario: next })}
        />
        <PasswordBox
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
          value={draft.password}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
          {...wrong('password')}
        />
        {fault?.field === '' ? (
          <p className={classes.problem} role="alert">
            {fault.message}
          </p>
        ) : null}
        <Button type="submit" loading={isBusy}>
          {words.make}
        </Button>
      </form>
      {address ? <NewAddress key={address} address={address} /> : null}
    </section>
  )
}

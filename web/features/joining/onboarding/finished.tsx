import { Button, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './onboarding.module.css'
import type { OnboardingCohort } from './onboarding-documents.ts'
import { words } from './words.ts'

type Props = { role: 'entrepreneur' | 'mentor'; status: string; cohort: OnboardingCohort | null }

/** What happened, and what happens next. */
export function Finished({ role, status, cohort }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const state = status === 'approved' ? 'approved' : status === 'none' || !cohort ? 'noCohort' : 'pending'
  const to = { approved: '/home', pending: '/home', noCohort: '/signup/getting-started' }[state]
  return (
    <section className={classes.finished}>
      <Sprout className={classes.sprout} />
      <Title order={1} ref={heading} tabIndex={-1}>
        {text.finished[state].title}
      </Title>
      <p className={classes.lead}>{text.finished[state].text(cohort?.title ?? '')}</p>
      {state === 'pending' ? (
        <ol className={classes.next}>
          <li>{text.finished.next.read}</li>
          <li>{text.finished.next[role]}</li>
          <li>{text.finished.next.sign}</li>
        </ol>
      ) : null}
      {cohort?.custom_welcome_message && state !== 'noCohort' ? (
        <blockquote className={classes.welcome}>
          <p>{cohort.custom_welcome_message}</p>
          <footer>{cohort.title}</footer>
        </blockquote>
      ) : null}
      <Button component="a" href={localePath(locale, to)}>
        {text.finished[state].action}
      </Button>
    </section>
  )
}

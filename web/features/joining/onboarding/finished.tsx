import { Button, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './onboarding.module.css'
import type { OnboardingCohort } from './onboarding-documents.ts'

type Props = { role: 'entrepreneur' | 'mentor'; status: string; cohort: OnboardingCohort | null }

/** What happened, and what happens next. */
export function Finished({ role, status, cohort }: Props) {
  const text = useText()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const state = status === 'approved' ? 'approved' : status === 'none' || !cohort ? 'noCohort' : 'pending'
  const to = { approved: '/home', pending: '/home', noCohort: '/signup/getting-started' }[state]
  return (
    <section className={classes.finished}>
      <Sprout className={classes.sprout} />
      <Title order={1} ref={heading} tabIndex={-1}>
        {text(`joining.finished.${state}.title`)}
      </Title>
      <p className={classes.lead}>
        {text(`joining.finished.${state}.text`, { cohort: cohort?.title ?? '' })}
      </p>
      {state === 'pending' ? (
        <ol className={classes.next}>
          <li>{text('joining.finished.next.read')}</li>
          <li>{text(`joining.finished.next.${role}`)}</li>
          <li>{text('joining.finished.next.sign')}</li>
        </ol>
      ) : null}
      {cohort?.custom_welcome_message && state !== 'noCohort' ? (
        <blockquote className={classes.welcome}>
          <p>{cohort.custom_welcome_message}</p>
          <footer>{cohort.title}</footer>
        </blockquote>
      ) : null}
      <Button component="a" href={localePath(locale, to)}>
        {text(`joining.finished.${state}.action`)}
      </Button>
    </section>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useMe } from '#web/data/session.ts'
import { AdminsDoNotJoin } from '#web/features/joining/admins-do-not-join.tsx'
import { joiningWords } from '#web/features/joining/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Finished } from './finished.tsx'
import { onboardingDocument } from './onboarding-documents.ts'
import { ProfileStepper } from './profile-stepper.tsx'
import { withoutTypenames } from './without-typenames.ts'
import { words } from './words.ts'

/** The profile after signing up, part by part; it goes on where the person stopped, on any device. */
export function OnboardingScreen({ part }: { part: string | null }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = joiningWords[locale]
  const me = useMe()
  const [finishedAs, setFinishedAs] = useState<string | null>(null)
  const [{ data, fetching, stale }, readAgain] = useQuery({
    query: onboardingDocument,
    requestPolicy: 'network-only',
  })
  if (!me || (!data && fetching) || (stale && !data)) return <PageSkeleton label={text('frame.loading')} />
  if (!data?.user) {
    return (
      <ErrorState title={text('error.unreachable')} help={common.offline}>
        <Button onClick={() => readAgain({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
      </ErrorState>
    )
  }
  const { role } = me
  if (role === 'admin') return <AdminsDoNotJoin me={me} />
  if (finishedAs !== null) return <Finished role={role} status={finishedAs} cohort={data.cohort} />
  if (me.onboarded && me.application_status !== 'none') {
    return (
      <EmptyState title={said.onboard.complete} why={said.onboard.completeHelp} level={1}>
        <Button component="a" href={localePath(locale, '/home')}>
          {said.onboard.toHome}
        </Button>
      </EmptyState>
    )
  }
  return (
    <ProfileStepper
      key={me.user_id}
      userId={me.user_id}
      asked={{ role, simpleOnboard: data.cohort?.simple_onboard === true }}
      stored={withoutTypenames(data.user)}
      cohort={data.cohort}
      wantedPart={part}
      onFinished={setFinishedAs}
    />
  )
}

import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { useQuery } from 'urql'
import { useSessionReady } from '#web/features/joining/use-session-ready.ts'
import { joiningWords } from '#web/features/joining/words.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { CohortCard } from '#web/shared/cohort-card/cohort-card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { ClosedDoor, UnknownCohort } from './closed-door.tsx'
import { doorOf, isCohortId } from './cohort.ts'
import { joinableCohortDocument } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { JoinSignedIn } from './join-signed-in.tsx'
import { words } from './words.ts'

export type SignUpFormProps = {
  cohortId: string
  inviteCode?: string | undefined
  role: 'entrepreneur' | 'mentor' | null
  onSent: () => void
}

type Props = {
  cohortId: string
  /** From the invitation to a private cohort. */
  code: string | null
  role: 'entrepreneur' | 'mentor' | null
  Form: ComponentType<SignUpFormProps>
}

/** The page of an invitation: what the cohort is, and the account that applies to it. */
export function CohortSignUpScreen({ cohortId, code, role, Form }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const common = joiningWords[locale]
  const { session, isReady } = useSessionReady()
  const [isSent, setSent] = useState(false)
  const isKnowable = isCohortId(cohortId)
  const [{ data, fetching }, readAgain] = useQuery({
    query: joinableCohortDocument,
    variables: { id: cohortId, invite: code },
    pause: !isReady || !isKnowable,
  })
  if (!isKnowable) return <UnknownCohort />
  if (!data && (!isReady || fetching)) return <PageSkeleton label={text('frame.loading')} />
  if (!data) {
    return (
      <ErrorState title={text('error.unreachable')} help={common.offline}>
        <Button onClick={() => readAgain({ requestPolicy: 'network-only' })}>{text('action.retry')}</Button>
      </ErrorState>
    )
  }
  const { cohort } = data
  if (!cohort) return <UnknownCohort />
  const door = doorOf(cohort, new Date())
  if (door !== 'open') {
    return (
      <div className={classes.page}>
        <CohortCard cohort={cohort} level={1} />
        <ClosedDoor door={door} cohort={cohort} />
      </div>
    )
  }
  if (session.me) {
    return (
      <div className={classes.page}>
        <CohortCard cohort={cohort} level={1} />
        <JoinSignedIn cohort={cohort} me={session.me} invite={code} />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      {isSent ? null : (
        <>
          <CohortCard cohort={cohort} level={1} />
          <p className={classes.later}>
            {said.cohort.known}{' '}
            <a href={localePath(locale, `/login?next=${encodeURIComponent(placeOf(cohortId, code))}`)}>
              {said.cohort.login}
            </a>
          </p>
        </>
      )}
      <div className={classes.form}>
        {isSent ? null : <h2 className={classes.formTitle}>{said.cohort.account}</h2>}
        <Form
          cohortId={cohort._id}
          inviteCode={code ?? undefined}
          role={cohort.self_guided ? 'entrepreneur' : role}
          onSent={() => setSent(true)}
        />
      </div>
    </div>
  )
}

function placeOf(cohortId: string, code: string | null): string {
  return code ? `/signup/${cohortId}?code=${encodeURIComponent(code)}` : `/signup/${cohortId}`
}

import { Button, Title } from '@mantine/core'
import { useQuery, useSubscription } from 'urql'
import { useOnline } from '#web/data/online.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import classes from './agreement.module.css'
import {
  type Agreement,
  agreementDocument,
  type GateProject,
  projectChangedDocument,
} from './agreement-documents.ts'
import { AgreementText } from './agreement-text.tsx'
import { Joy } from './joy.tsx'
import { Sides } from './sides.tsx'
import { SignForm } from './sign-form.tsx'
import { standingOf } from './standing.ts'
import { useInView } from './use-in-view.ts'
import { useSigning } from './use-signing.ts'
import { agreementWords } from './words.ts'

/** Stands before the course until it opens: what is awaited, and the agreement to read and to sign. */
export function AgreementScreen({ projectId }: { projectId: string }) {
  const text = useText()
  const isOnline = useOnline()
  const [{ data, error }, read] = useQuery({
    query: agreementDocument,
    variables: { id: projectId, projectId },
    // What was read before may be in the other language; without a line it is better than nothing.
    requestPolicy: isOnline ? 'network-only' : 'cache-first',
  })
  useSubscription({ query: projectChangedDocument, variables: { projectId } })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (data?.project) {
    return <Gate project={data.project} agreement={data.agreement} readAgain={readAgain} />
  }
  if (!error) return <PageSkeleton label={text('frame.loading')} />
  return <LoadFailed error={error} onRetry={readAgain} />
}

type GateProps = { project: GateProject; agreement: Agreement | null; readAgain: () => void }

function Gate({ project, agreement, readAgain }: GateProps) {
  const locale = useLocale()
  const words = agreementWords[locale]
  const me = useMe()
  const { sign, hasTextChanged, hasJustSigned } = useSigning(agreement, readAgain)
  const standing = standingOf(project, agreement)
  const isGlad = hasJustSigned && standing === 'waiting'
  const title = useInView<HTMLHeadingElement>(isGlad)
  if (standing === 'applied' || standing === 'ended' || standing === 'unmatched') {
    return (
      <EmptyState
        level={1}
        badge={project.name}
        title={words.before[standing].title}
        why={words.before[standing].why}
      >
        <Button component="a" variant="default" href={localePath(locale, '/home')}>
          {words.home}
        </Button>
      </EmptyState>
    )
  }
  const isSigning = standing === 'sign' || standing === 'signAgain'
  const other = agreement?.my_side === 'mentor' ? agreement.entrepreneur_name : agreement?.mentor_name
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className={classes.project}>{project.name}</p>
        {isGlad ? <Joy /> : null}
        <Title order={1} ref={title} tabIndex={-1}>
          {words[standing].title(other ?? '')}
        </Title>
        <p>{words[standing].lead(other ?? '')}</p>
      </header>
      <Sides project={project} agreement={agreement} />
      {hasTextChanged ? (
        <p className={classes.changed} role="alert">
          {words.changed}
        </p>
      ) : null}
      {standing === 'waiting' ? (
        <Button variant="default" className={classes.again ?? ''} onClick={readAgain}>
          {words.checkAgain}
        </Button>
      ) : null}
      {agreement ? <AgreementText source={agreement.text} /> : null}
      {isSigning ? (
        <SignForm
          profileName={[me?.first_name, me?.last_name].filter(Boolean).join(' ')}
          otherName={other ?? ''}
          onSign={sign}
        />
      ) : null}
    </div>
  )
}

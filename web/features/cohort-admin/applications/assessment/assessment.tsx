import { Button, Skeleton } from '@mantine/core'
import { useQuery } from 'urql'
import { Part } from '#web/features/cohort-admin/applications/review-parts.tsx'
import { cohortAdminWords } from '#web/features/cohort-admin/words.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './assessment.module.css'
import { assessmentDocument } from './documents.ts'
import { Notes } from './notes.tsx'
import { Scores } from './scores.tsx'
import { assessmentWords } from './words.ts'

type Props = { applicationId: string; onScored: () => void }

/** Points and notes of the organisers about one application. */
export function Assessment({ applicationId, onScored }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = assessmentWords[locale]
  const [{ data, error, fetching }, read] = useQuery({
    query: assessmentDocument,
    variables: { id: applicationId },
    requestPolicy: 'cache-and-network',
  })
  const assessed = data?.assessment._id === applicationId ? data.assessment : null
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (assessed) {
    return (
      <div className={classes.assessment}>
        <p className={classes.never}>{said.never}</p>
        <Scores
          assessed={assessed}
          onScored={() => {
            readAgain()
            onScored()
          }}
        />
        <Notes assessed={assessed} onChange={readAgain} />
      </div>
    )
  }
  // One's own application, which organisers read like everybody else.
  if (error?.graphQLErrors[0]?.extensions.code === 'FORBIDDEN') return null
  return (
    <Part title={said.title}>
      {fetching ? (
        <div role="status" aria-label={text('frame.loading')}>
          <Skeleton height={160} />
        </div>
      ) : (
        <>
          <p>
            {said.failed}. {error?.graphQLErrors[0]?.message ?? cohortAdminWords[locale].unreachable}
          </p>
          <Button variant="default" onClick={readAgain}>
            {text('action.retry')}
          </Button>
        </>
      )}
    </Part>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { moduleBySlug } from '#course/course.ts'
import { figures } from '#domain/figures.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './dashboard.module.css'
import { moreReviewsDocument, pageSize, type ReviewPage, type WaitingReview } from './dashboard-documents.ts'
import { laterPages } from './later-pages.ts'
import { waitingTime } from './waiting-time.ts'
import { words } from './words.ts'

type Props = {
  cohortId: string
  first: ReviewPage
  /** So many days a review may take in this cohort. */
  promised: number
}

/** Who waits for a review, longest first, and from whom. */
export function WaitingReviews({ cohortId, first, promised }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const [pages, setPages] = useState(1)
  const { offsets, left } = laterPages(first.total, pages, pageSize)
  return (
    <Panel title={text.title} aside={first.total > 0 ? figures(first.total, locale) : undefined}>
      {first.total > 0 ? (
        <ol className={classes.reviews}>
          {first.items.map((review) => (
            <Review key={review._id} review={review} promised={promised} />
          ))}
          {offsets.map((offset) => (
            <MoreReviews key={offset} cohortId={cohortId} offset={offset} promised={promised} />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>
          <strong>{text.none}</strong> {text.noneHelp}
        </p>
      )}
      {left > 0 ? (
        <Button variant="default" className={classes.more ?? ''} onClick={() => setPages(pages + 1)}>
          {text.more(left)}
        </Button>
      ) : null}
    </Panel>
  )
}

type MoreProps = { cohortId: string; offset: number; promised: number }

function MoreReviews({ cohortId, offset, promised }: MoreProps) {
  const text = useText()
  const [{ data, error }, read] = useQuery({
    query: moreReviewsDocument,
    variables: { cohortId, limit: pageSize, offset },
    requestPolicy: 'cache-and-network',
  })
  if (data)
    return data.waitingReviews.items.map((review) => (
      <Review key={review._id} review={review} promised={promised} />
    ))
  return (
    <li className={classes.review}>
      {error ? (
        <ManageFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
      ) : (
        <span role="status">{text('frame.loading')}</span>
      )}
    </li>
  )
}

function Review({ review, promised }: { review: WaitingReview; promised: number }) {
  const locale = useLocale()
  const text = words[locale]
  const { days, isLate } = waitingTime(review.requested_at, promised, new Date())
  const module = moduleBySlug(review.module)
  return (
    <li className={classes.review}>
      <div className={classes.words}>
        <a
          className={classes.project}
          href={localePath(locale, `/home/project/${review.projectId}/${review.module}/summary`)}
        >
          {review.project_name}
        </a>
        <span>{module ? `${module.number}. ${module.name[locale]}` : review.module}</span>
        <span className={classes.mentor}>
          {review.mentor_name ? text.mentor(review.mentor_name) : text.organisers}
          {review.number > 1 ? ` · ${text.again(review.number)}` : ''}
        </span>
      </div>
      <span className={classes.days} data-late={isLate || undefined}>
        {text.days(days)}
        {isLate ? <small>{text.tooLong}</small> : null}
      </span>
    </li>
  )
}

import { Title } from '@mantine/core'
import { useId } from 'react'
import { moduleBySlug } from '#course/course.ts'
import { useShowMore } from '#web/features/cohort-admin/show-more.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import classes from './dashboard.module.css'
import type { WaitingReview } from './dashboard-documents.ts'
import { waitingTime } from './waiting-time.ts'

/** Who waits for a review, longest first, and from whom. */
export function WaitingReviews({ reviews }: { reviews: readonly WaitingReview[] }) {
  const text = useText()
  const heading = useId()
  const { shown, more } = useShowMore(reviews)
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.panelHead}>
        <Title order={2} size="h3" id={heading}>
          {text('cohortAdmin.reviews.title')}
        </Title>
        {reviews.length > 0 ? <span className={classes.count}>{reviews.length}</span> : null}
      </div>
      {reviews.length > 0 ? (
        <ol className={classes.reviews}>
          {shown.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ol>
      ) : (
        <p className={classes.none}>
          <strong>{text('cohortAdmin.reviews.none')}</strong> {text('cohortAdmin.reviews.noneHelp')}
        </p>
      )}
      {more}
    </section>
  )
}

function Review({ review }: { review: WaitingReview }) {
  const text = useText()
  const locale = useLocale()
  const { days, state } = waitingTime(review.requested_at, new Date())
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
          {review.mentor_name
            ? text('cohortAdmin.reviews.mentor', { name: review.mentor_name })
            : text('cohortAdmin.reviews.organisers')}
          {review.number > 1 ? ` · ${text('cohortAdmin.reviews.again', { n: review.number })}` : ''}
        </span>
      </div>
      <span className={classes.days} data-state={state}>
        {text('cohortAdmin.reviews.days', { count: days })}
        {state === 'fine' ? null : <small>{text(`cohortAdmin.reviews.${state}`)}</small>}
      </span>
    </li>
  )
}

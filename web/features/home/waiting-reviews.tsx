import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { moduleBySlug } from '#course/course.ts'
import { figures } from '#domain/figures.ts'
import { graphql } from '#web/data/graphql.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { longDay } from './dates.ts'
import classes from './home.module.css'
import { homeWords } from './words.ts'

const waitingReviewsDocument = graphql(`
  query WaitingReviews {
    waitingReviews { total items { _id projectId project_name module requested_at } }
  }
`)

const shown = 5

/** The reviews that have waited longest in all cohorts of an organiser; nothing while nobody waits. */
export function WaitingReviews() {
  const locale = useLocale()
  const text = homeWords[locale]
  const [{ data }] = useQuery({ query: waitingReviewsDocument, requestPolicy: 'cache-and-network' })
  const [showsAll, setShowsAll] = useState(false)
  const { total = 0, items: reviews = [] } = data?.waitingReviews ?? {}
  if (reviews.length === 0) return null
  return (
    <Panel title={text.reviews.title} aside={text.reviews.count(total, figures(total, locale))}>
      <ul className={classes.reviews}>
        {(showsAll ? reviews : reviews.slice(0, shown)).map((review) => (
          <li key={review._id}>
            <a
              className={classes.more}
              href={localePath(locale, `/home/project/${review.projectId}/${review.module}/summary`)}
            >
              {review.project_name}
            </a>
            <span className={classes.soft}>
              {moduleBySlug(review.module)?.name[locale]} ·{' '}
              {text.reviews.since(longDay(review.requested_at, locale))}
            </span>
          </li>
        ))}
      </ul>
      {reviews.length > shown && !showsAll ? (
        <div>
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {total > reviews.length ? text.reviews.some(reviews.length) : text.reviews.all}
          </Button>
        </div>
      ) : null}
      {showsAll && total > reviews.length ? (
        <p className={classes.soft}>{text.reviews.longest(reviews.length, figures(total, locale))}</p>
      ) : null}
    </Panel>
  )
}

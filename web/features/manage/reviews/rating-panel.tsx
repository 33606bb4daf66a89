import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { type Rating, ratingsDocument } from './rating-documents.ts'
import { answerTo, moduleNameOf, roleOf } from './rating-list.tsx'
import classes from './reviews.module.css'
import { words } from './words.ts'

type Props = { id: string | null; ratings: readonly Rating[]; onClose: () => void }

/** One rating beside the list: the three questions and all that was said. */
export function RatingPanel({ id, ratings, onClose }: Props) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const { rating, isMissing } = useRating(id, ratings)
  const title = rating ? said.title(moduleNameOf(rating.module, locale)) : isMissing ? said.gone.title : ''
  return (
    <SidePanel
      title={title || text('frame.loading')}
      closeLabel={text('action.close')}
      width="36rem"
      opened={id !== null}
      onClose={onClose}
    >
      {rating ? (
        <Answers rating={rating} />
      ) : isMissing ? (
        <EmptyState title={said.gone.title} why={said.gone.why} />
      ) : (
        <Skeleton height={240} role="status" aria-label={text('frame.loading')} />
      )}
    </SidePanel>
  )
}

function Answers({ rating }: { rating: Rating }) {
  const locale = useLocale()
  const said = words[locale]
  const place = [roleOf(rating, locale), rating.project_name, rating.cohort_title, rating.org_name]
  return (
    <div className={classes.panel}>
      <p className={classes.soft}>{[...place, longDay(rating.created_at, locale)].join(' · ')}</p>
      <dl className={classes.answers}>
        {reviewQuestions.map((question, index) => (
          <div key={question}>
            <dt>{summaryWords[locale].questions[index]}</dt>
            <dd>
              {index === 0 && typeof rating.helpful === 'number' ? (
                <strong>{said.ofFive(rating.helpful)} </strong>
              ) : null}
              {answerTo(rating, question) || (index === 0 && rating.helpful ? null : said.noAnswer)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Which one is open may be on another page of the list. What was shown stays while it fades out. */
function useRating(id: string | null, ratings: readonly Rating[]) {
  const listed = ratings.find(({ _id }) => _id === id)
  const [{ data, fetching }] = useQuery({
    query: ratingsDocument,
    variables: { list: { filters: [{ name: 'id', value: id ?? '' }] } },
    pause: id === null || listed !== undefined || !/^[0-9a-f]{24}$/.test(id),
  })
  const found = listed ?? data?.moduleRatings.items.find(({ _id }) => _id === id)
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  return { rating: id === null ? shown : found, isMissing: id !== null && !found && !fetching }
}

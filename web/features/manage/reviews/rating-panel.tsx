import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { RowPanel } from '#web/shared/list/row-panel.tsx'
import { useOpenRow } from '#web/shared/list/use-open-row.ts'
import { summaryWords } from '#web/step-kit/summary/summary-words.ts'
import { type Rating, ratingsDocument } from './rating-documents.ts'
import { answerTo, moduleNameOf, roleOf } from './rating-list.tsx'
import classes from './reviews.module.css'
import { words } from './words.ts'

type Props = { id: string | null; ratings: readonly Rating[]; onClose: () => void }

/** One rating beside the list: the three questions and all that was said. */
export function RatingPanel({ id, ratings, onClose }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const open = useOpenRow(id, ratings, ratingsDocument, (data) => data.moduleRatings.items)
  return (
    <RowPanel
      open={open}
      title={({ module }) => said.title(moduleNameOf(module, locale))}
      gone={said.gone}
      onClose={onClose}
    >
      {(rating) => <Answers rating={rating} />}
    </RowPanel>
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

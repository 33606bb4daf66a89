import { Part } from '#web/features/cohort-admin/applications/review-parts.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './assessment.module.css'
import type { Assessed } from './documents.ts'
import { pointsText, spreadText } from './points-text.ts'
import { ScoreForm } from './score-form.tsx'
import { assessmentWords } from './words.ts'

type Props = { assessed: Assessed; onScored: () => void }

/** One's own points first; what others gave, the mean and the spread come after them. */
export function Scores({ assessed, onScored }: Props) {
  const locale = useLocale()
  const text = assessmentWords[locale]
  const { criteria, own, others, score, scored, by_criterion } = assessed
  const unseen = scored - others.length - (own ? 1 : 0)
  return (
    <Part title={text.title}>
      <ScoreForm key={`${assessed._id} ${own?.join()}`} assessed={assessed} onScored={onScored} />
      {scored === 0 ? <p className={classes.soft}>{text.first}</p> : null}
      {unseen > 0 ? <p className={classes.soft}>{text.hidden(unseen)}</p> : null}
      {score ? (
        <dl className={classes.figures}>
          <div className={classes.total}>
            <dt>{text.mean}</dt>
            <dd>
              <strong>{pointsText(score.mean, locale)}</strong> {text.reviewers(scored)}
              {scored > 1 ? `, ${spreadText(score, locale)}` : null}
            </dd>
          </div>
          {scored > 1
            ? criteria.map((criterion, index) => {
                const figures = by_criterion[index]
                return figures ? (
                  <div key={index}>
                    <dt>{locale === 'es' ? criterion.title_es : criterion.title}</dt>
                    <dd>
                      {pointsText(figures.mean, locale)} <span>{spreadText(figures, locale)}</span>
                    </dd>
                  </div>
                ) : null
              })
            : null}
        </dl>
      ) : null}
      {others.length > 0 ? (
        <>
          <h4 className={classes.small}>{text.others}</h4>
          <ul className={classes.others}>
            {others.map(({ reviewer_name, points, mean, updated_at }) => (
              <li key={`${reviewer_name} ${updated_at}`}>
                {reviewer_name || text.notes.somebody}: <strong>{pointsText(mean, locale)}</strong> (
                {points.join(', ')})
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Part>
  )
}

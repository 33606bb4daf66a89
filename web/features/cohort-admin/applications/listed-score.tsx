import { useLocale } from '#web/i18n/text.tsx'
import type { ListedApplication } from './application-documents.ts'
import classes from './applications.module.css'
import { pointsText, spreadText } from './assessment/points-text.ts'
import { assessmentWords } from './assessment/words.ts'

/** What reviewers gave; before one's own points, only how many have. */
export function ListedScore({ application }: { application: ListedApplication }) {
  const locale = useLocale()
  const text = assessmentWords[locale]
  const { score, scored } = application
  return (
    <span className={classes.points}>
      {score ? <strong>{pointsText(score.mean, locale)}</strong> : null}
      <span>
        {text.reviewers(scored)}
        {score && scored > 1 ? `, ${spreadText(score, locale)}` : null}
      </span>
    </span>
  )
}

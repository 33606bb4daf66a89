import { courseModules } from '#course/course.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { CohortInsight } from './dashboard-documents.ts'
import classes from './insight.module.css'
import { insightWords } from './insight-words.ts'

/** How many rated each module, and the newest words. */
export function Ratings({ ratings }: Pick<CohortInsight, 'ratings'>) {
  const locale = useLocale()
  const said = insightWords[locale].ratings
  const shown = courseModules.flatMap((module) => {
    const rating = ratings.find((one) => one.module === module.slug)
    return rating ? [{ module, rating }] : []
  })
  return (
    <Panel title={said.title}>
      {shown.length === 0 ? (
        <p className={classes.none}>{said.none}</p>
      ) : (
        <ul className={classes.lines}>
          {shown.map(({ module, rating }) => (
            <li key={module.id}>
              <strong>
                {module.number}. {module.name[locale]}
              </strong>{' '}
              <span className={classes.soft}>{said.count(rating.count)}</span>
              {rating.latest.filter(Boolean).map((words, index) => (
                <blockquote key={index}>{words}</blockquote>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { CohortInsight } from './dashboard-documents.ts'
import classes from './insight.module.css'
import { insightWords } from './insight-words.ts'

/** How much each mentor carries, who is behind first; each leads to their teams. */
export function MentorLoad({ mentors, base }: Pick<CohortInsight, 'mentors'> & { base: string }) {
  const locale = useLocale()
  const said = insightWords[locale].mentors
  return (
    <Panel title={said.title}>
      {mentors.length === 0 ? (
        <p className={classes.none}>{said.none}</p>
      ) : (
        <ul className={classes.mentors}>
          {mentors.map(({ user_id, name, teams, taken, places, waiting, answer_days }) => (
            <li key={user_id}>
              <a href={`${base}/dashboard/incubating?${new URLSearchParams({ search: name })}`}>{name}</a>
              <dl>
                <Fact name={said.teams} value={figures(teams, locale)} />
                <Fact name={said.places} value={said.of(taken, places)} />
                <Fact name={said.waiting} value={figures(waiting, locale)} calls={waiting > 0} />
                <Fact
                  name={said.answer}
                  value={
                    answer_days === null ? said.never : said.days(answer_days, figures(answer_days, locale))
                  }
                />
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Fact({ name, value, calls = false }: { name: string; value: string; calls?: boolean }) {
  return (
    <div data-calls={calls || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

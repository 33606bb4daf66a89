import { figures } from '#domain/figures.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { stagePaths } from '#web/shared/cohort-item/stage-paths.ts'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { Panel } from '#web/ui/panel.tsx'
import type { CohortInsight } from './dashboard-documents.ts'
import classes from './insight.module.css'
import { insightWords } from './insight-words.ts'

const stages = ['applied', 'approved', 'matched', 'signed', 'working', 'completed'] as const
const ofMentors: readonly string[] = ['matched', 'signed']

/** How many came how far; every number leads to those who are meant. */
export function Funnel({ insight }: { insight: CohortInsight }) {
  const locale = useLocale()
  const said = insightWords[locale].funnel
  const { org, cohortId } = useManagePlace()
  const base = localePath(locale, `/manage/${encodeURIComponent(org)}/${cohortId}`)
  const shown = stages.filter((name) => !(insight.cohort.self_guided && ofMentors.includes(name)))
  const most = Math.max(1, ...shown.map((name) => insight.funnel[name]))
  return (
    <Panel title={said.title}>
      <ol className={classes.funnel}>
        {shown.map((name) => (
          <li key={name}>
            <a href={`${base}/${stagePaths[name]}`}>
              <span
                className={classes.bar}
                style={{ inlineSize: `${(100 * insight.funnel[name]) / most}%` }}
                aria-hidden="true"
              />
              <b>{figures(insight.funnel[name], locale)}</b>{' '}
              <span>{said[name][insight.funnel[name] === 1 ? 0 : 1]}</span>
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

import { useCallback, useEffect, useState } from 'react'
import type { AnswerTo } from '#web/data/graphql.ts'
import { postGraphql } from '#web/data/post-graphql.ts'
import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { OpenCohortCard } from './open-cohort-card.tsx'
import classes from './open-cohorts.module.css'
import { openCohortsWords } from './open-cohorts-words.ts'

const query = `query OpenCohorts {
  openCohorts { _id title description open_date close_date start_date end_date self_guided }
}`

export type OpenCohort = AnswerTo<typeof query>['openCohorts'][number]
type Found = { status: 'loading' | 'failed' } | { status: 'found'; cohorts: readonly OpenCohort[] }

/** An island: asked for after the page is painted, because a prerendered page cannot know what is open today. */
export function OpenCohorts() {
  const text = openCohortsWords[useLocale()]
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const load = useCallback(async () => {
    setFound({ status: 'loading' })
    try {
      const { openCohorts } = await postGraphql(query)
      setFound({ status: 'found', cohorts: openCohorts })
    } catch {
      setFound({ status: 'failed' })
    }
  }, [])
  useEffect(() => {
    void load()
  }, [load])

  return (
    <div className={classes.cohorts} aria-live="polite" aria-busy={found.status === 'loading'}>
      {found.status === 'loading' && <Loading />}
      {found.status === 'failed' && (
        <div className={classes.notice}>
          <p>{text.failed}</p>
          <button type="button" className={buttons.secondary} onClick={load}>
            {text.retry}
          </button>
        </div>
      )}
      {found.status === 'found' && found.cohorts.length === 0 && <NoneOpen />}
      {found.status === 'found' && found.cohorts.length > 0 && (
        <ul className={classes.list}>
          {found.cohorts.map((cohort) => (
            <OpenCohortCard key={cohort._id} cohort={cohort} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Loading() {
  const text = openCohortsWords[useLocale()]
  return (
    <div className={classes.list}>
      <span className="visually-hidden">{text.loading}</span>
      <span className={classes.skeleton} />
      <span className={classes.skeleton} />
    </div>
  )
}

function NoneOpen() {
  const locale = useLocale()
  const text = openCohortsWords[locale]
  return (
    <div className={classes.notice}>
      <h3>{text.emptyTitle}</h3>
      <p>{text.emptyText}</p>
      <a className={buttons.primary} href={localePath(locale, '/signup')}>
        {text.emptyAction}
      </a>
    </div>
  )
}

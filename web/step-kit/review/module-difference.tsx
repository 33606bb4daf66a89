import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { ModuleChanges } from '#web/data/plan/review.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { filled } from '#web/step-kit/summary/summary-words.ts'
import { ChangeList } from './change-list.tsx'
import { ChangeWalk } from './change-walk.tsx'
import type { Span } from './changes-document.ts'
import classes from './difference.module.css'
import { modelTitles } from './model-titles.ts'
import { toldChanges } from './told-changes.ts'
import { useModuleChanges } from './use-module-changes.ts'
import { useReviewWords } from './use-review-words.ts'

type Props = {
  span?: Span
  /** Where the reader chooses what to compare with. */
  choice?: ReactNode
  /** Where it is the work of the page, and not one of its folds. */
  hasWalk?: boolean
}

/** What is different in the module between two moments; by default since somebody last answered or approved it. */
export function ModuleDifference({ span = {}, choice, hasWalk = false }: Props) {
  const { words, locale } = useReviewWords()
  const { data } = usePlan()
  const { changes, names, hasFailed, retry } = useModuleChanges(span)
  const steps = useMemo(() => {
    if (!changes || !names) return []
    const titles = [...changes.titles, ...modelTitles(data, locale)]
    return toldChanges({ ...changes, titles }, names, locale, words.deletedRecord)
  }, [changes, names, data, locale, words])
  if (hasFailed) {
    return (
      <div className={classes.state} role="alert">
        <p>{words.failed}</p>
        <Button variant="default" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  }
  if (!changes || !names) {
    return (
      <div className={classes.state} role="status" aria-label={words.loading}>
        <Skeleton height={24} width="50%" />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    )
  }
  if (changes.since === 'nothing') return <p className={classes.about}>{words.first}</p>
  return (
    <div className={classes.difference}>
      <div className={classes.comparison}>
        <Comparison changes={changes} />
        {choice}
        {hasWalk ? <ChangeWalk count={steps.reduce((sum, { groups }) => sum + groups.length, 0)} /> : null}
      </div>
      {steps.length > 0 ? (
        <ChangeList steps={steps} />
      ) : (
        <p className={classes.about}>
          <strong>{words.none}</strong> {words.noneAbout}
        </p>
      )}
      {changes.left_out > 0 ? (
        <p className={classes.about}>{filled(words.leftOut, { n: changes.left_out })}</p>
      ) : null}
    </div>
  )
}

function Comparison({ changes }: { changes: ModuleChanges }) {
  const { words, day } = useReviewWords()
  if (!changes.at) return null
  const text = changes.since === 'approval' ? words.sinceApproval : words.sinceRequest
  return <p className={classes.about}>{filled(text, { n: changes.number ?? '', date: day(changes.at) })}</p>
}

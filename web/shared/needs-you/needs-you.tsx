import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AttentionForm } from './attention-form.tsx'
import { NeedCounts } from './need-counts.tsx'
import { NeedRow } from './need-row.tsx'
import classes from './needs-you.module.css'
import { type NeedsPlace, useNeeds } from './use-needs.ts'
import { words } from './words.ts'

const shownFirst = 8

/** One ranked list of what needs the reader in a cohort, an organisation or on the platform. */
export function NeedsYou({ org, cohortId }: NeedsPlace) {
  const said = words[useLocale()]
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const { needs, error, fetching, readAgain } = useNeeds({ org, cohortId })
  return <Panel title={said.title}>{content()}</Panel>

  function content() {
    if (!needs && fetching)
      return (
        <div role="status" aria-label={text('frame.loading')} className={classes.skeleton}>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )
    if (!needs) return <LoadFailed error={error} onRetry={readAgain} />
    const { items, counts, attention } = needs
    return (
      <>
        {items.length === 0 ? (
          <p className={classes.none}>
            <strong>{said.none}</strong> {said.noneHelp}
          </p>
        ) : (
          <>
            <ol className={classes.items}>
              {(isWhole ? items : items.slice(0, shownFirst)).map((item) => (
                <NeedRow
                  key={`${item.kind} ${item.key}`}
                  item={item}
                  namesCohort={cohortId === undefined}
                  onReminded={readAgain}
                />
              ))}
            </ol>
            {!isWhole && items.length > shownFirst ? (
              <Button variant="default" className={classes.more ?? ''} onClick={() => setWhole(true)}>
                {said.all(items.length)}
              </Button>
            ) : null}
            <NeedCounts counts={counts} isOneCohort={cohortId !== undefined} />
          </>
        )}
        {attention && cohortId ? (
          <AttentionForm cohortId={cohortId} attention={attention} onSaved={readAgain} />
        ) : null}
      </>
    )
  }
}

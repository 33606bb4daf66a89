import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AttentionForm } from './attention-form.tsx'
import { NeedCounts } from './need-counts.tsx'
import { NeedRow } from './need-row.tsx'
import { needsDocument } from './needs-documents.ts'
import classes from './needs-you.module.css'
import { words } from './words.ts'

const shownFirst = 8

type Props = {
  /** As in its address; without one, what the platform needs. */
  org?: string | undefined
  cohortId?: string | undefined
}

/** One ranked list of what needs the reader in a cohort, an organisation or on the platform. */
export function NeedsYou({ org, cohortId }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const [{ data, error, fetching }, read] = useQuery({
    query: needsDocument,
    variables: { org: cohortId ? null : (org ?? null), cohortId: cohortId ?? null },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  return <Panel title={said.title}>{content()}</Panel>

  function content() {
    if (!data && fetching)
      return (
        <div role="status" aria-label={text('frame.loading')} className={classes.skeleton}>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )
    if (!data) return <LoadFailed error={error} onRetry={readAgain} />
    const { items, counts, attention } = data.needsYou
    return (
      <>
        {items.length === 0 ? (
          <p className={classes.none}>
            <strong>{said.none}</strong> {said.noneHelp}
          </p>
        ) : (
          <>
            <NeedCounts counts={counts} isOneCohort={cohortId !== undefined} />
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
          </>
        )}
        {attention && cohortId ? (
          <AttentionForm cohortId={cohortId} attention={attention} onSaved={readAgain} />
        ) : null}
      </>
    )
  }
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { CellLegend, ModuleCells } from '#web/features/manage/module-cells/module-cells.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { heatDocument } from './dashboard-documents.ts'
import classes from './insight.module.css'
import { insightWords } from './insight-words.ts'

const size = 25

/** Projects by modules. It is a list of lists, so it is read in order and folds on a phone. */
export function HeatMap({ cohortId, base }: { cohortId: string; base: string }) {
  const locale = useLocale()
  const said = insightWords[locale].heat
  const text = useText()
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }, read] = useQuery({
    query: heatDocument,
    variables: { cohortId, query: { page, size } },
    requestPolicy: 'cache-and-network',
  })
  return <Panel title={said.title}>{content()}</Panel>

  function content() {
    if (!data && fetching) return <p role="status">{text('frame.loading')}</p>
    if (!data) return <LoadFailed error={error} onRetry={() => read({ requestPolicy: 'network-only' })} />
    const { total, items } = data.incubating
    if (total === 0) return <p className={classes.none}>{said.none}</p>
    if (items.every(({ modules }) => modules.length === 0))
      return (
        <p className={classes.none}>
          {said.noModules} <a href={`${base}/customize`}>{said.customize}</a>
        </p>
      )
    return (
      <>
        <p className={classes.none}>{said.help}</p>
        <ul className={classes.heat} aria-busy={fetching}>
          {items.map(({ _id, name, modules }) => (
            <li key={_id}>
              <a href={localePath(locale, `/home/project/${_id}`)}>{name}</a>
              <ModuleCells projectId={_id} project={name} cells={modules} />
            </li>
          ))}
        </ul>
        <CellLegend />
        {total > size ? (
          <div className={classes.pager}>
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {said.before}
            </Button>
            <span role="status">
              {said.range((page - 1) * size + 1, Math.min(total, page * size), total)}
            </span>
            <Button variant="default" disabled={page * size >= total} onClick={() => setPage(page + 1)}>
              {said.after}
            </Button>
          </div>
        ) : null}
      </>
    )
  }
}

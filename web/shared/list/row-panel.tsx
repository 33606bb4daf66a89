import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import type { Listed } from './list-definition.ts'
import type { OpenRow } from './use-open-row.ts'

type Props<Row extends Listed> = {
  open: OpenRow<Row>
  title: (row: Row) => string
  /** Said where there is no such row any more. */
  gone: { readonly title: string; readonly why: string }
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** One row of a list, opened beside it. */
export function RowPanel<Row extends Listed>({ open, title, gone, onClose, children }: Props<Row>) {
  const text = useText()
  const { id, row, standing } = open
  const heading = row ? title(row) : text(standing === 'failed' ? 'error.any' : 'frame.loading')
  return (
    <SidePanel
      title={standing === 'gone' ? gone.title : heading}
      closeLabel={text('action.close')}
      width="36rem"
      opened={id !== null}
      onClose={onClose}
    >
      {row ? children(row) : waiting()}
    </SidePanel>
  )

  function waiting() {
    if (standing === 'gone') return <EmptyState {...gone} />
    if (standing === 'failed') return <LoadFailed error={open.error} onRetry={open.readAgain} />
    return <Skeleton height={240} role="status" aria-label={text('frame.loading')} />
  }
}

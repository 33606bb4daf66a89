import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isNarrowed } from './is-narrowed.ts'
import type { ListDefinition, Listed } from './list-definition.ts'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props<Row extends Listed> = {
  definition: ListDefinition<Row>
  control: ListControl
  total: number
  start: ReactNode
}

/** A page that is no more, nothing found, or nothing there yet: three different things to say. */
export function ListEmpty<Row extends Listed>({ definition, control, total, start }: Props<Row>) {
  const locale = useLocale()
  const text = listWords[locale]
  if (total > 0) {
    const { title, why, go } = text.nothing.page
    return (
      <EmptyState title={title} why={why}>
        <Button component="a" href={control.hrefOf({ page: 1 })}>
          {go}
        </Button>
      </EmptyState>
    )
  }
  if (isNarrowed(control.query)) {
    return (
      <EmptyState title={text.nothing.title} why={text.nothing.why}>
        <Button
          component="a"
          variant="default"
          href={control.hrefOf({ search: '', filters: {}, page: 1, open: null })}
        >
          {text.clearFilters}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState {...definition.none[locale]}>{start}</EmptyState>
}

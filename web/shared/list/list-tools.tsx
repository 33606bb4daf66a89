import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FilterField } from './filter-field.tsx'
import { chosenFilters, isNarrowed } from './is-narrowed.ts'
import classes from './list.module.css'
import type { ListDefinition, Listed } from './list-definition.ts'
import { OrderField } from './order-field.tsx'
import { SearchField } from './search-field.tsx'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props<Row extends Listed> = {
  definition: ListDefinition<Row>
  control: ListControl
  isWide: boolean
}

export function ListTools<Row extends Listed>({ definition, control, isWide }: Props<Row>) {
  const locale = useLocale()
  const text = listWords[locale]
  const count = chosenFilters(control.query)
  const filters = (
    <>
      {definition.filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} control={control} />
      ))}
      {isWide ? null : <OrderField definition={definition} control={control} />}
      {isNarrowed(control.query) ? (
        <Button
          variant="subtle"
          component="a"
          href={control.hrefOf({ search: '', filters: {}, page: 1, open: null })}
        >
          {text.clearFilters}
        </Button>
      ) : null}
    </>
  )
  return (
    <search className={classes.tools} aria-label={definition.title[locale]}>
      <SearchField control={control} searched={definition.searched[locale]} />
      {isWide ? (
        filters
      ) : (
        <Fold label={text.filters(count)} className={classes.filters}>
          <div className={classes.folded}>{filters}</div>
        </Fold>
      )}
      <div className={classes.menus}>
        <ColumnMenu definition={definition} control={control} />
        {definition.exportPath ? <ExportMenu definition={definition} control={control} /> : null}
      </div>
    </search>
  )
}

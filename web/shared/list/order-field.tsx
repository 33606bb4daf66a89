import { Select } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListDefinition, Listed } from './list-definition.ts'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props<Row extends Listed> = { definition: ListDefinition<Row>; control: ListControl }

/** Cards have no headings to press. */
export function OrderField<Row extends Listed>({ definition, control }: Props<Row>) {
  const locale = useLocale()
  const text = listWords[locale].order
  const data = definition.columns.flatMap(({ sort, title }) =>
    sort
      ? [
          { value: sort, label: text.up(title[locale]) },
          { value: `-${sort}`, label: text.down(title[locale]) },
        ]
      : [],
  )
  return (
    <Select
      className={classes.filter ?? ''}
      label={text.label}
      data={data}
      value={control.query.sort}
      allowDeselect={false}
      onChange={(sort) => {
        if (sort) control.show({ sort, page: 1 })
      }}
    />
  )
}

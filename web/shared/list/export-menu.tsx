import { Button, Menu } from '@mantine/core'
import { addressOf } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import { type ListDefinition, type Listed, namesOf } from './list-definition.ts'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props<Row extends Listed> = { definition: ListDefinition<Row>; control: ListControl }

const formats = ['xlsx', 'csv'] as const

export function ExportMenu<Row extends Listed>({ definition, control }: Props<Row>) {
  const text = listWords[useLocale()].export
  const view = addressOf({ ...control.query, page: 1, open: null }, namesOf(definition))
  const all = new URLSearchParams([
    ...Object.entries(definition.exportBeside ?? {}),
    ...new URLSearchParams(view),
  ])
  const query = all.size > 0 ? `?${all}` : ''
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default">{text.button}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.whole}</Menu.Label>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            component="a"
            className={classes.item ?? ''}
            href={`${definition.exportPath}.${format}${query}`}
            download
          >
            {text[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

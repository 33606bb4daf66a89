import { Button, Menu } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListDefinition, Listed } from './list-definition.ts'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props<Row extends Listed> = { definition: ListDefinition<Row>; control: ListControl }

export function ColumnMenu<Row extends Listed>({ definition, control }: Props<Row>) {
  const locale = useLocale()
  const [, ...others] = definition.columns
  return (
    <Menu position="bottom-end" withinPortal={false} closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default">{listWords[locale].columns}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ name, title }) => (
          <Menu.CheckboxItem
            key={name}
            className={classes.item ?? ''}
            checked={control.columns.has(name)}
            onChange={() => control.columns.toggle(name)}
          >
            {title[locale]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

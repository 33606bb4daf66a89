import { useState } from 'react'
import { device } from '#web/data/device.ts'
import type { ListDefinition, Listed } from './list-definition.ts'

export type ChosenColumns = {
  readonly has: (name: string) => boolean
  readonly toggle: (name: string) => void
}

/** Which columns a person wants to see, remembered on this device for them alone. */
export function useChosenColumns<Row extends Listed>(
  definition: ListDefinition<Row>,
  account: string,
): ChosenColumns {
  const key = `germina.columns.${account}.${definition.name}`
  const [chosen, setChosen] = useState(() => columnsIn(device.get(key), definition))
  const first = definition.columns[0].name
  return {
    has: (name) => name === first || chosen.includes(name),
    toggle: (name) => {
      const next = chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]
      device.set(key, JSON.stringify(next))
      setChosen(next)
    },
  }
}

/** What was remembered, or what everybody sees at first. */
export function columnsIn<Row extends Listed>(
  kept: string | null,
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
): readonly string[] {
  try {
    const names: unknown = JSON.parse(kept ?? '')
    if (Array.isArray(names)) return names.filter((name) => columns.some((column) => column.name === name))
  } catch {
    // Nothing was chosen yet, or what was kept is damaged.
  }
  return columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name)
}

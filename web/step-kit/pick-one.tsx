import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Props<T extends string> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  /** Values with their names, or texts that are both. */
  options: readonly (T | { readonly value: T; readonly label: string })[]
  value: T | null
  /** What "nothing chosen" is called, where that may be chosen. */
  none?: string
  onPick: (value: T | null) => void
}

/** One of a list, or none. */
export function PickOne<T extends string>({ options, value, none, onPick, ...look }: Props<T>) {
  return (
    <NativeSelect
      size="md"
      value={value ?? ''}
      data={none === undefined ? [...options] : [{ value: '', label: none }, ...options]}
      onChange={(event) => onPick((event.currentTarget.value || null) as T | null)}
      {...look}
    />
  )
}

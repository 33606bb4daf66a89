import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { byValues } from '#web/ui/by-values.tsx'

type Labelled<T> = { readonly value: T; readonly label: string }
/** A stored value with its name in both languages. */
type Named<T> = { readonly value: T; readonly en: string; readonly es: string }

type Props<T extends string> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  /** Values with their names, or texts that are both. */
  options: readonly (T | Labelled<T> | Named<T>)[]
  value: T | null
  /** What "nothing chosen" is called, where that may be chosen. */
  none?: string
  onPick: (value: T | null) => void
}

/** One of a list, or none. */
export const PickOne = byValues(function PickOne({ options, value, none, onPick, ...look }: Props<string>) {
  const locale = useLocale()
  const data = options.map((one) =>
    typeof one === 'string' || 'label' in one ? one : { value: one.value, label: one[locale] },
  )
  return (
    <NativeSelect
      size="md"
      value={value ?? ''}
      data={none === undefined ? data : [{ value: '', label: none }, ...data]}
      onChange={(event) => onPick(event.currentTarget.value || null)}
      {...look}
    />
  )
}) as <T extends string>(props: Props<T>) => ReactNode

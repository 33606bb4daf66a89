import { TagsInput } from '@mantine/core'
import { reasonTexts } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { FieldFrame } from './field-frame.ts'
import { labelOf, storedValue } from './labels.ts'
import { formsWords } from './words.ts'

type Props = FieldFrame & {
  options: readonly Choice[]
  value: readonly string[]
  most: number
  onChange: (value: string[]) => void
}

/** Several from a list, and what people type themselves. */
export function TypedOptions({ options, value, most, onChange, ...input }: Props) {
  const locale = useLocale()
  const text = formsWords[locale]
  const isFull = value.length >= most
  return (
    <TagsInput
      {...input}
      size="md"
      data={options.map((option) => option[locale])}
      value={value.map((each) => labelOf(options, each, locale))}
      onChange={(labels) => onChange([...new Set(labels.map((label) => storedValue(options, label)))])}
      maxTags={most}
      openOnFocus={false}
      maxLength={120}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': text.clear }}
      description={isFull && most <= 3 ? reasonTexts.max3[locale] : input.description}
      placeholder={value.length === 0 ? text.chooseOrType : ''}
    />
  )
}

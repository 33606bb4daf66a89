import { Textarea, type TextareaProps } from '@mantine/core'
import { isTooLong, messageText, tooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'maxLength' | 'autosize'> & {
  value: string
  /** More is not cut off, as a browser would: it is said, and whoever sends refuses it. */
  longest: number
  onChange: (value: string) => void
}

/** A text of several lines that grows with what is written. */
export function LongText({ value, longest, onChange, error, ...input }: Props) {
  const locale = useLocale()
  const isOver = isTooLong(value, longest)
  return (
    <Textarea
      {...input}
      autosize
      value={value}
      error={isOver ? messageText(tooLong(value, longest), locale) : error}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

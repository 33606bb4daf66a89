import { InputBase, type TextareaProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { isTooLong, messageText, tooLong } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './growing-textarea.module.css'
import { NotSaved } from './not-saved.tsx'
import { useLanguageOf } from './plan-language.tsx'
import { rowsFor } from './rows-for.ts'

type Props = Omit<
  TextareaProps,
  'value' | 'maxLength' | 'rows' | 'autosize' | 'minRows' | 'maxRows' | 'resize'
> & {
  value: string
  leastRows: number
  /** All of it can be read, on as many lines as it takes, but it has no lines of its own. */
  isOneParagraph?: boolean
  /** More is not cut off, as a browser would: it is said, and whoever saves refuses it. */
  maxLength?: number
  /** What the plan holds, where the text saves itself. */
  saved?: string | undefined
}

/**
 * A text box of the size of its text. The browser fits it: measuring in script costs a layout for each box, and
 * Mantine's Textarea brings the script along. A room holds many, of which one is typed in.
 */
export const GrowingTextarea = byValues(function GrowingTextarea(props: Props) {
  const { leastRows, isOneParagraph, maxLength, saved, ...rest } = props
  const locale = useLocale()
  const language = useLanguageOf(rest.value)
  const reason =
    maxLength !== undefined && isTooLong(rest.value, maxLength)
      ? messageText(tooLong(rest.value, maxLength), locale)
      : undefined
  const isRefused = saved !== undefined && saved !== rest.value
  return (
    <InputBase
      component="textarea"
      multiline
      size="md"
      lang={language}
      onKeyDown={isOneParagraph ? withoutNewLine : undefined}
      {...rest}
      {...(reason && {
        error: isRefused ? <NotSaved reason={reason} /> : reason,
        'data-too-long': true,
      })}
      classNames={{ input: classes.box ?? '' }}
      styles={{ input: { minHeight: `calc(${leastRows} * 1lh + 1.25rem)` } }}
      rows={rowsFor(rest.value, leastRows)}
    />
  )
})

function withoutNewLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

/** Whether a form holds a text that is too long: then it is not sent. */
export const holdsTooLong = (form: HTMLElement) => form.querySelector('[data-too-long]') !== null

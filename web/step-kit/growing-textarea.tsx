import { InputBase, type TextareaProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import classes from './growing-textarea.module.css'
import { useLanguageOf } from './plan-language.tsx'
import { rowsFor } from './rows-for.ts'

type Props = Omit<TextareaProps, 'value' | 'rows' | 'autosize' | 'minRows' | 'maxRows' | 'resize'> & {
  value: string
  leastRows: number
  /** All of it can be read, on as many lines as it takes, but it has no lines of its own. */
  isOneParagraph?: boolean
}

/**
 * A text box of the size of its text. The browser fits it: measuring in script costs a layout for each box, and
 * Mantine's Textarea brings the script along.
 */
export function GrowingTextarea({ leastRows, isOneParagraph, ...rest }: Props) {
  const language = useLanguageOf(rest.value)
  return (
    <InputBase
      component="textarea"
      multiline
      size="md"
      lang={language}
      onKeyDown={isOneParagraph ? withoutNewLine : undefined}
      {...rest}
      classNames={{ input: classes.box ?? '' }}
      styles={{ input: { minHeight: `calc(${leastRows} * 1lh + 1.25rem)` } }}
      rows={rowsFor(rest.value, leastRows)}
    />
  )
}

function withoutNewLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

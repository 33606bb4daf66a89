import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './growing-textarea.module.css'
import { rowsFor } from './rows-for.ts'

type Props = Omit<TextareaProps, 'value' | 'rows' | 'autosize'> & { value: string; leastRows: number }

/** A text box of the size of its text. The browser fits it: measuring in script costs a layout for each box. */
export function GrowingTextarea({ leastRows, ...rest }: Props) {
  return (
    <Textarea
      {...rest}
      classNames={{ input: classes.box ?? '' }}
      styles={{ input: { minHeight: `calc(${leastRows} * 1lh + 1.25rem)` } }}
      rows={rowsFor(rest.value, leastRows)}
    />
  )
}

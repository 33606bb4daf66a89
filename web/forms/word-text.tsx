import { wordCount } from '#domain/text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { FieldFrame } from './field-frame.ts'
import classes from './forms.module.css'
import { LongText } from './long-text.tsx'
import { formsWords } from './words.ts'

type Props = FieldFrame & {
  value: string
  min: number
  max: number
  longest: number
  onChange: (value: string) => void
}

/** A text whose words are counted while it is written. */
export function WordText({ value, min, max, ...input }: Props) {
  const text = formsWords[useLocale()]
  const words = wordCount(value)
  const state = words < min ? 'few' : words > max ? 'many' : 'right'
  return (
    <div>
      <LongText {...input} value={value} classNames={{ input: classes.counted }} minRows={6} maxRows={16} />
      <div className={classes.words} data-state={state}>
        <span className={classes.track} aria-hidden="true">
          <span style={{ width: `${Math.min(100, (words / max) * 100)}%` }} />
        </span>
        <span className="figures">{text.words[state]({ count: words, min, max })}</span>
      </div>
      {/* Said only when the state changes, not with every word. */}
      <span className="visually-hidden" role="status">
        {value === '' ? '' : text.words.said[state]({ min, max })}
      </span>
    </div>
  )
}

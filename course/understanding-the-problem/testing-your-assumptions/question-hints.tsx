import { CheckList } from '#web/step-kit/check-list.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { checksOfQuestion } from './question-checks.ts'
import classes from './question-hints.module.css'
import type { Words } from './words.ts'

type Props = { text: string; words: Words; onRewrite: (text: string) => void }

/** Three things a good question is, and a better beginning where it is not. */
export function QuestionHints({ text, words, onRewrite }: Props) {
  if (text.trim() === '' || text === words.rewrite) return null
  const { open, past, neutral } = checksOfQuestion(text)
  const weakest = !neutral ? 'neutral' : !open ? 'open' : !past ? 'past' : null
  return (
    <Stack gap="s">
      <CheckList checks={{ open, past, neutral }} labels={words.checks} isInline />
      {weakest ? (
        <Told tone="warn" isStatus>
          {words.hints[weakest]}{' '}
          <button type="button" className={classes.rewrite} onClick={() => onRewrite(words.rewrite)}>
            {words.rewrite}
          </button>
        </Told>
      ) : null}
    </Stack>
  )
}

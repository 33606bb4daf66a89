import { checksOfQuestion, type QuestionChecks } from './question-checks.ts'
import classes from './questions.module.css'
import type { Words } from './words.ts'

type Props = { text: string; words: Words; onRewrite: (text: string) => void }

const names = ['open', 'past', 'neutral'] as const satisfies readonly (keyof QuestionChecks)[]

/** Three things a good question is, and a better beginning where it is not. */
export function QuestionHints({ text, words, onRewrite }: Props) {
  if (text.trim() === '' || text === words.rewrite) return null
  const checks = checksOfQuestion(text)
  const weakest = (['neutral', 'open', 'past'] as const).find((name) => !checks[name])
  return (
    <div className={classes.hints}>
      <ul className={classes.checks}>
        {names.map((name) => (
          <li key={name} data-ok={checks[name]}>
            <span aria-hidden="true">{checks[name] ? '✓' : '○'}</span> {words.checks[name]}
            <span className="visually-hidden">: {checks[name] ? words.yes : words.notYet}</span>
          </li>
        ))}
      </ul>
      {weakest ? (
        <p className={classes.warning} role="status">
          {words.hints[weakest]}{' '}
          <button type="button" className={classes.rewrite} onClick={() => onRewrite(words.rewrite)}>
            {words.rewrite}
          </button>
        </p>
      ) : null}
    </div>
  )
}

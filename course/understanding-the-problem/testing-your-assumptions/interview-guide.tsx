import { PrintSheet } from '#web/step-kit/print-sheet.tsx'
import classes from './interview-guide.module.css'
import type { Words } from './words.ts'

type Props = { project: string; questions: readonly string[]; words: Words['guide']; onDone: () => void }

/** One page to take along to an interview. */
export function InterviewGuide({ project, questions, words, onDone }: Props) {
  return (
    <PrintSheet onDone={onDone}>
      <div className={classes.guide}>
        <h1>
          {words.title} <small>{project}</small>
        </h1>
        <p className={classes.blanks}>
          {[words.person, words.place, words.date].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <h2>{words.welcome}</h2>
        <p>{words.welcomeWords(project)}</p>
        <h2>{words.consent}</h2>
        <p>{words.consentWords}</p>
        <p className={classes.box}>{words.consentGiven}</p>
        <h2>{words.questions}</h2>
        <ol className={classes.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <h2>{words.close}</h2>
        <p>{words.closeWords}</p>
        <p className={classes.blanks}>
          <span>{words.whoElse}</span>
        </p>
      </div>
    </PrintSheet>
  )
}

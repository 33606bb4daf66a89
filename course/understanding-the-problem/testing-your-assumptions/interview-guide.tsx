import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import classes from './interview-guide.module.css'
import type { Words } from './words.ts'

type Props = { project: string; questions: readonly string[]; words: Words['guide']; onDone: () => void }

/** One page to take along. It exists only while it is being printed, and hides everything else on paper. */
export function InterviewGuide({ project, questions, words, onDone }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  return createPortal(
    <article className={classes.guide}>
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
    </article>,
    document.body,
  )
}

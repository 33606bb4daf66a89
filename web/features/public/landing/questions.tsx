import { useLocale } from '#web/i18n/text.tsx'
import layout from './landing.module.css'
import classes from './questions.module.css'
import { words } from './words.ts'

const questions = ['idea', 'social', 'time', 'cost', 'alone', 'team', 'see', 'phone'] as const

export function Questions() {
  const text = words[useLocale()]
  const entries = questions.map((key) => ({
    key,
    ask: text.questions[key].ask,
    answer: text.questions[key].answer,
  }))
  return (
    <section className={layout.section} aria-labelledby="questions">
      <div className={`${layout.inner} ${classes.questions}`}>
        <h2 id="questions" className={layout.title}>
          {text.questions.title}
        </h2>
        <div>
          {entries.map(({ key, ask, answer }) => (
            <details key={key} className={classes.question} name="question">
              <summary>{ask}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <StructuredQuestions entries={entries} />
    </section>
  )
}

/** The same questions for search engines. */
function StructuredQuestions({ entries }: { entries: readonly { ask: string; answer: string }[] }) {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ ask, answer }) => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

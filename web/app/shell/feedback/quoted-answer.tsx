import { useEffect, useState } from 'react'
import { useModulePlan } from '#web/app/course-context.ts'
import { languageOf } from '#web/i18n/language-of.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { answerOfField, type QuotedLine } from './answer-of-field.ts'
import classes from './feedback.module.css'
import { words } from './words.ts'

/** The answer that the conversation is about, as it stands at this moment. */
export function QuotedAnswer({ fieldId }: { fieldId: string }) {
  const locale = useLocale()
  const lines = useAnswer(fieldId)
  if (lines.length === 0) return null
  return (
    <figure className={classes.quote}>
      <figcaption>{words[locale].answer}</figcaption>
      <blockquote>
        {lines.map(({ name, text }, index) => (
          <p key={index} lang={languageOf(text)}>
            {name ? <strong>{name}: </strong> : null}
            {text}
          </p>
        ))}
      </blockquote>
    </figure>
  )
}

const none: readonly QuotedLine[] = []

function useAnswer(fieldId: string): readonly QuotedLine[] {
  const locale = useLocale()
  const { plan } = useModulePlan()
  const [answer, setAnswer] = useState({ fieldId, lines: none })
  useEffect(() => {
    if (!plan) return
    let isCurrent = true
    answerOfField(fieldId, plan, locale).then(
      (lines) => isCurrent && setAnswer({ fieldId, lines }),
      // Without the quote the conversation can still be read.
      () => isCurrent && setAnswer({ fieldId, lines: none }),
    )
    return () => {
      isCurrent = false
    }
  }, [fieldId, plan, locale])
  return answer.fieldId === fieldId ? answer.lines : none
}

import { Button, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { isBlank } from '#domain/plan/messages.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { notify } from '#web/ui/notify.ts'
import { rateModuleDocument } from './review-documents.ts'
import classes from './summary.module.css'
import { summaryWords } from './summary-words.ts'
import { useWords } from './use-words.ts'

const longestAnswer = 5000
const blank: readonly string[] = summaryWords.en.questions.map(() => '')
const told = (answers: readonly string[]) => writtenText(answers.join(' '))

/** The three questions about a module; the first one needs an answer. */
export function ModuleRating() {
  const { words } = useWords()
  const { module, project } = usePlan()
  const [, rate] = useMutation(rateModuleDocument)
  const [answers, setAnswers] = useHalfTypedForm('rating', blank, told)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function handleSend(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (isBlank(answers[0])) return
    setBusy(true)
    const { error } = await rate({
      projectId: project._id,
      module: module.slug,
      answers: summaryWords.en.questions.map((question, index) => ({
        question,
        answer: answers[index] ?? '',
      })),
    })
    setBusy(false)
    if (error) setFault(refusalOf(error).message || words.unreachable)
    else {
      setAnswers(blank)
      notify(words.thanks, 'success')
    }
  }

  return (
    <section className={classes.box}>
      <Title order={2}>{words.rating}</Title>
      <p>{words.ratingAbout}</p>
      <form
        className={classes.form}
        data-kept="rating"
        noValidate
        onSubmit={(event) => void handleSend(event)}
      >
        {words.questions.map((question, index) => (
          <Textarea
            key={question}
            label={question}
            withAsterisk={index === 0}
            autosize
            minRows={2}
            maxLength={longestAnswer}
            value={answers[index] ?? ''}
            error={index === 0 && isTold && isBlank(answers[0]) ? words.required : undefined}
            onChange={(event) => setAnswers(answers.with(index, event.currentTarget.value))}
          />
        ))}
        {fault ? (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        ) : null}
        <Button type="submit" variant="default" className={classes.action ?? ''} loading={isBusy}>
          {words.sendRating}
        </Button>
      </form>
    </section>
  )
}

import { Button, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { useMe } from '#web/data/session.ts'
import { GrowingTextarea, holdsTooLong } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { showRefused } from '#web/step-kit/lists/add-form.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { notify } from '#web/ui/notify.ts'
import { QuickScale } from './quick-scale.tsx'
import { blankRating, isAnswered, ratingAnswers } from './rating-answers.ts'
import { rateModuleDocument } from './review-documents.ts'
import classes from './summary.module.css'
import { useWords } from './use-words.ts'

const longestAnswer = 4900
const told = (typed: readonly string[]) => writtenText(typed.join(' '))

/** The three questions about a module; the first one needs an answer, by a press or in words. */
export function ModuleRating() {
  const { words } = useWords()
  const me = useMe()
  const { module, project } = usePlan()
  const [, rate] = useMutation(rateModuleDocument)
  const [typed, setTyped] = useHalfTypedForm('rating', blankRating, told)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [scale = '', ...answers] = typed

  async function handleSend(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTold(true)
    if (!isAnswered(typed) || !me || holdsTooLong(form)) return showRefused(form)
    setBusy(true)
    const { error } = await rate({
      projectId: project._id,
      module: module.slug,
      answers: ratingAnswers(typed),
      userId: me.user_id,
      role: me.role,
    })
    setBusy(false)
    if (error) setFault(refusalOf(error).message || words.unreachable)
    else {
      setTyped(blankRating)
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
        <QuickScale
          label={words.questions[0]}
          steps={words.scale}
          value={scale}
          error={isTold && !isAnswered(typed) ? words.required : ''}
          onChoose={(value) => setTyped(typed.with(0, value))}
        />
        {reviewQuestions.map((question, index) => (
          <GrowingTextarea
            key={question}
            label={index === 0 ? words.inYourWords : words.questions[index]}
            leastRows={2}
            maxLength={longestAnswer}
            value={answers[index] ?? ''}
            onChange={(event) => setTyped(typed.with(index + 1, event.currentTarget.value))}
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

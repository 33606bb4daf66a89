import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import { memo, useCallback, useState } from 'react'
import type { Question } from '#course/understanding-the-problem/shared/interview.ts'
import { sourceTypes } from '#domain/options/research.ts'
import { messageText, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { DialogActions } from '#web/ui/dialog.tsx'
import classes from './source-form.module.css'
import { problemsOf, type SourceDraft, type SourceType } from './sources.ts'
import type { Words } from './words.ts'

type Props = {
  keptAs: string
  start: SourceDraft
  questions: readonly Question[]
  words: Words
  onSave: (draft: SourceDraft) => void
  onCancel: () => void
}

/** Null while there is nothing but a choice of a column. */
const toldOf = ({ text, questions }: SourceDraft) =>
  text.trim() === '' && questions.length === 0 ? null : text

/** One card of the board: what, which column, which questions, planned or done. */
export function SourceForm({ keptAs, start, questions, words, onSave, onCancel }: Props) {
  const locale = useLocale()
  const [typed, setDraft] = useHalfTypedForm(keptAs, start, toldOf)
  const draft = { ...typed, sourceType: typed.sourceType ?? start.sourceType }
  const [wasTried, setTried] = useState(false)
  const problems = wasTried ? problemsOf(draft) : {}
  const say = (message: PlanMessage | undefined) => message && messageText({ message }, locale)
  const change = (fields: Partial<SourceDraft>) => setDraft((before) => ({ ...before, ...fields }))
  const tick = useCallback(
    (ticked: string[]) => setDraft((before) => ({ ...before, questions: ticked })),
    [setDraft],
  )

  function handleSave(form: HTMLFormElement) {
    setTried(true)
    if (Object.keys(problemsOf(draft)).length === 0) {
      onSave({ ...draft, text: draft.text.trim() })
      setDraft(start)
    } else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form
      className={classes.form}
      data-kept={keptAs}
      onSubmit={(event) => {
        event.preventDefault()
        handleSave(event.currentTarget)
      }}
    >
      <TextInput
        label={words.form.text}
        description={words.form.textHint}
        maxLength={300}
        data-autofocus
        value={draft.text}
        error={say(problems.text)}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Radio.Group
        label={words.form.type}
        value={draft.sourceType ?? ''}
        error={say(problems.sourceType)}
        onChange={(value) => change({ sourceType: value as SourceType })}
      >
        <div className={classes.options}>
          {sourceTypes.map((type) => (
            <Radio key={type.value} value={type.value} label={type[locale]} className={classes.option} />
          ))}
        </div>
      </Radio.Group>
      <Questions
        label={words.form.questions}
        questions={questions}
        ticked={draft.questions}
        error={say(problems.questions)}
        onTick={tick}
      />
      <Radio.Group
        label={words.form.state}
        value={draft.isDone ? 'done' : 'planned'}
        onChange={(value) => change({ isDone: value === 'done' })}
      >
        <div className={classes.options}>
          <Radio value="planned" label={words.planned} className={classes.option} />
          <Radio value="done" label={words.done} className={classes.option} />
        </div>
      </Radio.Group>
      <DialogActions>
        <Button
          variant="default"
          onClick={() => {
            setDraft(start)
            onCancel()
          }}
        >
          {words.form.cancel}
        </Button>
        <Button type="submit">{words.form.save}</Button>
      </DialogActions>
    </form>
  )
}

type QuestionsProps = {
  label: string
  questions: readonly Question[]
  ticked: readonly string[]
  error: string | undefined
  onTick: (ticked: string[]) => void
}

/** There can be hundreds: they are not drawn again for every letter of the name. */
const Questions = memo(function Questions({ label, questions, ticked, error, onTick }: QuestionsProps) {
  return (
    <Checkbox.Group label={label} value={[...ticked]} error={error} onChange={onTick}>
      <div className={classes.list}>
        {questions.map(({ _id, text }) => (
          <Checkbox key={_id} value={_id} label={text} className={classes.option} />
        ))}
      </div>
    </Checkbox.Group>
  )
})

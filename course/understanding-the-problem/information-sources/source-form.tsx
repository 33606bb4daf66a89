import { Checkbox, Radio } from '@mantine/core'
import { memo, useCallback, useMemo, useState } from 'react'
import { interviewQuestions, type Question } from '#course/understanding-the-problem/shared/interview.ts'
import type { Locale } from '#domain/errors.ts'
import { sourceTypes } from '#domain/options/research.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useFormDraft } from '#web/step-kit/half-typed/use-form-draft.ts'
import { addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { DialogForm } from '#web/step-kit/lists/dialog-form.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import classes from './sources.module.css'
import {
  coveredBy,
  isDone,
  keptSource,
  problemsOf,
  type Source,
  type SourceDraft,
  type SourceType,
  step,
} from './sources.ts'
import { words } from './words.ts'

type Props = {
  /** Without it a new one is written. */
  source?: Source
  type?: SourceType
  onClose: () => void
}

const typesIn = (locale: Locale) => sourceTypes.map((one) => ({ value: one.value, label: one[locale] }))
const statesIn = (locale: Locale) =>
  (['planned', 'done'] as const).map((value) => ({ value, label: words[locale][value] }))
const types = { en: typesIn('en'), es: typesIn('es') }
const states = { en: statesIn('en'), es: statesIn('es') }

/** Null while there is nothing but a choice of a column. */
const textOf = ({ text, questions }: SourceDraft) =>
  text.trim() === '' && questions.length === 0 ? null : text

/** One card of the board: what, which column, which questions, planned or done. */
export function SourceForm({ source, type, onClose }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, write } = usePlan()
  const keptAs = keptSource(source?._id)
  const questions = useMemo(() => interviewQuestions(data), [data])
  // As it was when the window opened.
  const [blank] = useState(
    (): SourceDraft => ({
      text: source?.text ?? '',
      sourceType: source?.sourceType ?? type ?? null,
      questions: source ? coveredBy(data, source._id) : [],
      isDone: source ? isDone(data, source._id) : false,
    }),
  )
  const { draft, change, clear, errorOf, isWhole } = useFormDraft({ keptAs, blank, textOf, problemsOf })
  const tick = useCallback((ticked: string[]) => change({ questions: ticked }), [change])
  const place = useCallback(
    (sourceType: string) => change({ sourceType: sourceType as SourceType }),
    [change],
  )
  const mark = useCallback((state: string) => change({ isDone: state === 'done' }), [change])

  function handleSave() {
    if (!isWhole()) return
    const fields = { text: draft.text.trim(), sourceType: draft.sourceType }
    const answer = { valueArr: [...draft.questions], selected: draft.isDone }
    if (source) {
      write.update('source', source._id, fields)
      write.save({ step, key: 'covers', parent: source._id }, answer)
    } else {
      const parent = write.insert('source', fields)
      write.append({ step, key: 'covers', parent }, answer)
    }
    handleCancel()
  }

  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <DialogForm keptAs={keptAs} save={text.form.save} onSave={handleSave} onCancel={handleCancel}>
      <GrowingTextarea
        leastRows={1}
        isOneParagraph
        label={text.form.text}
        description={text.form.textHint}
        maxLength={300}
        data-autofocus
        value={draft.text}
        error={errorOf('text')}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={addByEnter}
      />
      <OneOf
        label={text.form.type}
        options={types[locale]}
        value={draft.sourceType ?? ''}
        error={errorOf('sourceType')}
        onChange={place}
      />
      <Questions
        label={text.form.questions}
        questions={questions}
        ticked={draft.questions}
        error={errorOf('questions')}
        onTick={tick}
      />
      <OneOf
        label={text.form.state}
        options={states[locale]}
        value={draft.isDone ? 'done' : 'planned'}
        onChange={mark}
      />
    </DialogForm>
  )
}

type OneOfProps = {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}

const OneOf = memo(function OneOf({ options, ...rest }: OneOfProps) {
  return (
    <Radio.Group {...rest}>
      <div className={classes.options}>
        {options.map((option) => (
          <Radio key={option.value} {...option} className={classes.option ?? ''} />
        ))}
      </div>
    </Radio.Group>
  )
})

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
          <Checkbox key={_id} value={_id} label={text} className={classes.option ?? ''} />
        ))}
      </div>
    </Checkbox.Group>
  )
})

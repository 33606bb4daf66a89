import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { noteKinds } from '#domain/options/research.ts'
import { messageText } from '#domain/plan/messages.ts'
import { writtenText } from '#web/data/half-typed/use-kept.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { AddForm } from '#web/step-kit/lists/add-form.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './notes.module.css'
import { type NoteDraft, type NoteKind, problemsOf, type Source } from './notes.ts'
import type { Words } from './words.ts'

type Props = {
  keptAs: string
  words: Words
  /** The source that is being written about, or the sources to choose from. */
  source: string | readonly Source[]
  /** The question that it answers. */
  of: string
  gap: string | undefined
  onAdd: (draft: NoteDraft) => void
}

const blank: NoteDraft = { text: '', kind: 'quote', source: null }
const told = ({ text }: NoteDraft) => writtenText(text)

export function NewNote({ keptAs, words, source, of, gap, onAdd }: Props) {
  const locale = useLocale()
  const given = typeof source === 'string' ? source : null
  const [draft, setDraft] = useHalfTypedForm(keptAs, blank, told)
  const [wasTried, setTried] = useState(false)
  const whole = { ...draft, source: given ?? draft.source }
  const problems = wasTried ? problemsOf(whole) : {}
  const change = (fields: Partial<NoteDraft>) => setDraft({ ...draft, ...fields })

  function handleAdd() {
    const isWhole = Object.keys(problemsOf(whole)).length === 0
    setTried(!isWhole)
    if (!isWhole) return
    onAdd(whole)
    change({ text: '' })
  }

  return (
    <AddForm keptAs={keptAs} button={words.add} of={of} onAdd={handleAdd}>
      <GrowingTextarea
        label={words.newNote}
        aria-label={`${words.newNote}: ${of}`}
        placeholder={words.notePlaceholder}
        leastRows={2}
        maxLength={2000}
        value={draft.text}
        error={problems.text ? messageText({ message: problems.text }, locale) : gap}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Row>
        <Segments
          aria-label={`${words.kind}: ${of}`}
          className={classes.kinds}
          value={draft.kind}
          data={noteKinds.map((kind) => ({ value: kind.value, label: kind[locale] }))}
          onChange={(kind) => change({ kind: kind as NoteKind })}
        />
        {typeof source === 'string' ? null : (
          <NativeSelect
            size="md"
            aria-label={`${words.from}: ${of}`}
            value={draft.source ?? ''}
            error={problems.source && messageText({ message: problems.source }, locale)}
            data={[
              { value: '', label: words.chooseSource },
              ...source.map(({ _id, text }) => ({ value: _id, label: text ?? '' })),
            ]}
            onChange={(event) => change({ source: event.currentTarget.value || null })}
          />
        )}
      </Row>
    </AddForm>
  )
}

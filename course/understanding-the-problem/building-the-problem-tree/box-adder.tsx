import { Button } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { depthAt, textFault } from './growth.ts'
import { keptAnswer } from './kept-as.ts'
import { longest } from './tree.ts'
import { focusBox, useTree } from './tree-context.tsx'

/** Asks "why?" (or "what does this lead to?"), and goes on asking until the person is done. */
export function BoxAdder({ place }: { place: Place }) {
  const locale = useLocale()
  const { tree, text, isEditable, open, add, setOpen } = useTree()
  const { read } = usePlanFrame()
  const keptAs = keptAnswer(place)
  const [draft, setDraft] = useHalfTyped(keptAs)
  const [showsFault, setShowsFault] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const fault = textFault(tree, place, draft)
  const leave = useRef(() => {})
  const wasTyped = useRef(false)
  leave.current = () => {
    const isGone = place.parent !== null && !read().cause?.some(({ _id }) => _id === place.parent)
    if (fault || isGone || !isEditable || !wasTyped.current) return
    add(place, draft.trim())
    setDraft('')
  }
  // What was written is added when the person goes on elsewhere. What cannot be added is kept.
  useEffect(() => () => leave.current(), [])

  function handleAdd() {
    input.current?.focus()
    if (fault) return setShowsFault(true)
    add(place, draft.trim())
    setDraft('')
    setShowsFault(false)
  }

  function close() {
    setOpen(null)
    focusBox(place.parent)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Neither added nor lost: it stands here again when the form is opened.
      wasTyped.current = false
      close()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    handleAdd()
  }

  return (
    <Card as="div" edge="leaf" data-kept={keptAs}>
      <GrowingTextarea
        ref={input}
        autoFocus={!open?.isPutBack}
        leastRows={2}
        label={text.ask[place.side]}
        description={text.depth(place.side, depthAt(tree, place))}
        placeholder={text.begin[place.side]}
        maxLength={longest}
        value={draft}
        error={
          fault && (showsFault || fault === 'duplicate') ? messageText({ message: fault }, locale) : null
        }
        onChange={(event) => {
          wasTyped.current = true
          setDraft(event.currentTarget.value)
        }}
        onKeyDown={handleKey}
      />
      <Row>
        <Button variant="default" onClick={close}>
          {text.done}
        </Button>
        <Button onClick={handleAdd}>{text.add}</Button>
      </Row>
    </Card>
  )
}

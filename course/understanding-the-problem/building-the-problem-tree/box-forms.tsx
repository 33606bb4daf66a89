import { Button } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTyped } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { boxOf, canGrow, depthAt, lossOf, placeOf, placesFor, textFault } from './growth.ts'
import { longest } from './tree.ts'
import { focusBox, keptAnswer, keptBox, useTree } from './tree-context.tsx'

type FormProps = Omit<ComponentProps<typeof GrowingTextarea>, 'leastRows' | 'error'> & {
  keptAs: string
  fault: ReturnType<typeof textFault>
  onEnter: () => void
  onEscape: () => void
  children: ReactNode
}

/** The text of a box that is being written, and below it what else can be done. */
function BoxForm({ keptAs, fault, onEnter, onEscape, children, ...text }: FormProps) {
  const locale = useLocale()
  const { open } = useTree()

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <Card as="div" edge="leaf" data-kept={keptAs}>
      <GrowingTextarea
        autoFocus={!open?.isPutBack}
        leastRows={2}
        maxLength={longest}
        error={fault ? messageText({ message: fault }, locale) : null}
        onKeyDown={handleKey}
        {...text}
      />
      {children}
    </Card>
  )
}

/** Asks "why?" (or "what does this lead to?"), and goes on asking until the person is done. */
export function BoxAdder({ place }: { place: Place }) {
  const { tree, text, isEditable, add, setOpen } = useTree()
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
    setShowsFault(fault !== undefined)
    if (fault) return
    add(place, draft.trim())
    setDraft('')
  }

  function close() {
    setOpen(null)
    focusBox(place.parent)
  }

  function handleEscape() {
    // Neither added nor lost: it stands here again when the form is opened.
    wasTyped.current = false
    close()
  }

  return (
    <BoxForm
      ref={input}
      keptAs={keptAs}
      label={text.ask[place.side]}
      description={text.depth(place.side, depthAt(tree, place))}
      placeholder={text.begin[place.side]}
      value={draft}
      fault={showsFault || fault !== 'required' ? fault : undefined}
      onChange={(event) => {
        wasTyped.current = true
        setDraft(event.currentTarget.value)
      }}
      onEnter={handleAdd}
      onEscape={handleEscape}
    >
      <Row>
        <Button variant="default" onClick={close}>
          {text.done}
        </Button>
        <Button onClick={handleAdd}>{text.add}</Button>
      </Row>
    </BoxForm>
  )
}

/** A box while it is changed: its text, where it hangs, and the way to delete it. */
export function BoxEditor({ box }: { box: Box }) {
  const { tree, text, edit, remove, setOpen } = useTree()
  const loss = lossOf(usePlan().data, box)
  const keptAs = keptBox(box.id)
  const faultOf = (words: string) => textFault(tree, placeOf(box), words, box.id)
  const save = (words: string) => {
    if (words.trim() !== box.text) edit(box, words.trim())
  }
  const refuses = (words: string) => faultOf(words) !== undefined
  const { draft, change, enter, flush } = useDraft(box.text, save, { keptAs, refuses })
  const fault = faultOf(draft)

  function close() {
    flush()
    setOpen(null)
    focusBox(box.id)
  }

  return (
    <BoxForm
      keptAs={`edit:${keptAs}`}
      label={text.text}
      description={text.depth(box.side, box.depth)}
      value={draft}
      saved={box.text}
      fault={fault}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={enter}
      onBlur={flush}
      onEnter={() => {
        if (!fault) close()
      }}
      onEscape={close}
    >
      {box.side === 'cause' && !canGrow(box) ? <Soft isSmall>{text.deep}</Soft> : null}
      <MoveBox box={box} />
      <Row>
        <Button onClick={close}>{text.done}</Button>
        <RemoveButton
          name={box.text || text.noWords}
          label={text.remove}
          ask={text.removeTitle(loss.boxes)}
          consequence={loss.questions + loss.answers > 0 ? text.alsoRemoves(loss) : undefined}
          isAsked={loss.boxes > 0}
          onRemove={() => remove(box)}
        />
      </Row>
    </BoxForm>
  )
}

/** The same move as dragging, by a list of all places that fit. */
function MoveBox({ box }: { box: Box }) {
  const { tree, text, move } = useTree()
  const [chosen, setChosen] = useState<string | null>(null)
  const places = placesFor(tree, box)
  const place = chosen === null ? undefined : places[Number(chosen)]
  if (places.length === 0) return null

  function nameOf({ side, parent }: Place): string {
    const target = boxOf(tree, parent)
    return target ? `${text.level(side, target.depth)}: ${target.text}` : text.atTrunk[side]
  }

  function handleMove() {
    if (!place) return
    setChosen(null)
    move(box, place)
  }

  return (
    <Row>
      <PickOne
        style={{ flex: '1 1 10rem', minWidth: 0 }}
        label={text.moveTo}
        value={chosen}
        none={text.stay}
        options={places.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
        onPick={setChosen}
      />
      <Button style={{ alignSelf: 'end' }} variant="default" disabled={!place} onClick={handleMove}>
        {text.move}
      </Button>
    </Row>
  )
}

import { Button } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import { canGrow, placeOf, textFault } from './growth.ts'
import { keptBox } from './kept-as.ts'
import { lossOf } from './loss.ts'
import { MoveBox } from './move-box.tsx'
import { longest } from './tree.ts'
import { focusBox, useTree } from './tree-context.tsx'

/** A box while it is changed: its text, where it hangs, and the way to delete it. */
export function BoxEditor({ box }: { box: Box }) {
  const locale = useLocale()
  const { tree, text, open, edit, remove, setOpen } = useTree()
  const loss = lossOf(usePlan().data, box)
  const keptAs = keptBox(box.id)
  const faultOf = (words: string) => textFault(tree, placeOf(box), words, box.id)
  const save = (words: string) => {
    if (words.trim() !== box.text) edit(box, words.trim())
  }
  const refuses = (words: string) => faultOf(words) !== null
  const { draft, change, enter, flush } = useDraft(box.text, save, { keptAs, refuses })
  const fault = faultOf(draft)

  function close() {
    flush()
    setOpen(null)
    focusBox(box.id)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!fault) close()
  }

  return (
    <Card as="div" edge="leaf" data-kept={`edit:${keptAs}`}>
      <GrowingTextarea
        autoFocus={!open?.isPutBack}
        leastRows={2}
        label={text.text}
        description={text.depth(box.side, box.depth)}
        maxLength={longest}
        value={draft}
        error={fault ? messageText({ message: fault }, locale) : null}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={enter}
        onBlur={flush}
        onKeyDown={handleKey}
      />
      {box.side === 'cause' && !canGrow(box) ? <Soft isSmall>{text.deep}</Soft> : null}
      <MoveBox box={box} />
      <Row>
        <Button onClick={close}>{text.done}</Button>
        <RemoveButton
          name={box.text || text.noWords}
          label={text.remove}
          ask={text.removeTitle(loss.boxes)}
          consequence={loss.questions + loss.answers > 0 ? text.alsoRemoves(loss) : undefined}
          onRemove={() => remove(box)}
        />
      </Row>
    </Card>
  )
}

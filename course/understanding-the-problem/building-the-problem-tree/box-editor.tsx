import { Button } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useDraft } from '#web/step-kit/use-draft.ts'
import classes from './box-form.module.css'
import { longest } from './box-text.ts'
import { canGrow, placeOf, textFault } from './growth.ts'
import { keptBox } from './kept-as.ts'
import { MoveBox } from './move-box.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { focusBox, useTree } from './tree-context.tsx'

/** A box while it is changed: its text, where it hangs, and the way to delete it. */
export function BoxEditor({ box }: { box: Box }) {
  const locale = useLocale()
  const { tree, text, open, edit, setOpen } = useTree()
  const keptAs = keptBox(box.id)
  const [isRemoving, setRemoving] = useState(false)
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
    <div className={classes.form} data-kept={`edit:${keptAs}`}>
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
      {box.side === 'cause' && !canGrow(box) ? <p className={classes.hint}>{text.deep}</p> : null}
      <MoveBox box={box} />
      <div className={classes.actions}>
        <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
          {text.remove}
        </Button>
        <Button onClick={close}>{text.done}</Button>
      </div>
      <RemoveDialog box={box} opened={isRemoving} onClose={() => setRemoving(false)} />
    </div>
  )
}

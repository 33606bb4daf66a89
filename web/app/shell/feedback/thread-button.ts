import { useEffect, useState } from 'react'

/** The button with which a room opens the conversation on a field, once the room is there. */
const threadButton = (fieldId: string) =>
  document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(fieldId)}"]`)

/** What the field is called: as who opened the drawer says, else as the room says when it has come. */
export function useThreadLabel(fieldId: string, given: string, opened: boolean): string {
  const [found, setFound] = useState({ fieldId: '', label: '' })
  useEffect(() => {
    if (given || !opened) return
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()

    function look() {
      const label = threadButton(fieldId)?.dataset.label
      if (!label) return
      observer.disconnect()
      setFound({ fieldId, label })
    }
  }, [fieldId, given, opened])
  return given || (found.fieldId === fieldId ? found.label : '')
}

const wait = { ms: 50, times: 60 }

/**
 * Who came by a link has no place to go back to: the button of the conversation is the nearest. The drawer that closes
 * still holds the focus when it says so, and would take it along.
 */
export function leaveForThread(fieldId: string): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[role="dialog"]')) activeElement.blur()
  focusThread(fieldId, wait.times)
}

/** The room may still be on the way: the button gets the focus when it comes, unless the person has gone elsewhere. */
function focusThread(fieldId: string, times: number): void {
  threadButton(fieldId)?.focus()
  const isNowhere = document.activeElement?.matches('body, main') ?? true
  if (isNowhere && times > 0) setTimeout(() => focusThread(fieldId, times - 1), wait.ms)
}

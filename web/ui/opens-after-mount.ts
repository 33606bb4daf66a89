import { useEffect, useRef, useState } from 'react'

/** Whoever else moves the focus when a panel closes has done it by then. */
const settleMs = 20

/**
 * A panel that appears open forgets what had the focus before; so it appears closed and opens at once. It gives the
 * focus back itself, also when it is taken off the page: what stands inside may take the focus before Mantine looks.
 */
export function useOpensAfterMount(opened: boolean, givesBack = true): boolean {
  const [isMounted, setMounted] = useState(false)
  const before = useRef<Element | null>(null)
  const wasOpened = useRef(false)
  if (opened && !wasOpened.current) before.current = document.activeElement
  wasOpened.current = opened
  useEffect(() => setMounted(true), [])
  useEffect(() => {
    if (!opened || !givesBack) return
    return () => giveBack(before.current)
  }, [opened, givesBack])
  return opened && isMounted
}

function giveBack(before: Element | null): void {
  const atClose = document.activeElement
  // It closed because another page was opened, which has the focus already.
  if (atClose && atClose !== document.body && !atClose.closest('[role="dialog"]')) return
  setTimeout(() => {
    const { activeElement } = document
    const isElsewhere = activeElement && activeElement !== document.body && activeElement !== atClose
    if (!isElsewhere && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true })
  }, settleMs)
}

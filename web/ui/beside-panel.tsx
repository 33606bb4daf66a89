import { CloseButton, Title } from '@mantine/core'
import { type RefObject, useEffect, useId, useRef } from 'react'
import classes from './beside-panel.module.css'
import { useOpensAfterMount } from './opens-after-mount.ts'
import { SidePanel, type SidePanelProps } from './side-panel.tsx'

/** Beside the page, which stays in use; where there is no room for both, over it. */
export function BesidePanel({ isBeside, ...props }: SidePanelProps & { isBeside: boolean }) {
  return isBeside ? <Beside {...props} /> : <SidePanel {...props} />
}

function Beside(props: SidePanelProps) {
  const { title, closeLabel, width, opened, returnFocus, onClose, onExitTransitionEnd, children } = props
  const id = useId()
  const isShown = useOpensAfterMount(opened, returnFocus)
  const wasShown = useRef(false)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (wasShown.current && !isShown) onExitTransitionEnd?.()
    wasShown.current = isShown
  }, [isShown, onExitTransitionEnd])
  useEffect(() => {
    // What stands inside may have taken the focus already.
    if (isShown && !panel.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true })
  }, [isShown])
  useRoomBeside(isShown)
  useEscape(panel, isShown, onClose)
  if (!isShown) return null

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes.beside}
      style={{ inlineSize: width }}
    >
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <CloseButton size={44} aria-label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}

/** The page makes room, so that nothing of the work is covered. */
function useRoomBeside(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const { dataset } = document.documentElement
    dataset.beside = ''
    return () => {
      delete dataset.beside
    }
  }, [isShown])
}

/** From inside it, and from a page on which nothing has the focus; who types in the page keeps their own Escape. */
function useEscape(panel: RefObject<HTMLElement | null>, isShown: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!isShown) return
    const hear = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement)) return
      if (panel.current?.contains(target) || target.matches('body, main')) close.current()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [panel, isShown])
}

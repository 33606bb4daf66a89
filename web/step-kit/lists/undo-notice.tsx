import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { focusAfterReturn } from './focus-after-removal.ts'
import { removalWords } from './removal-words.ts'
import { removals } from './removals.ts'
import classes from './undo-notice.module.css'

/** Says what was removed, with the way to put it back; also by the keys that undo everywhere. */
export function UndoNotice() {
  const text = useText()
  const said = removalWords[useLocale()]
  const { queue } = usePlanFrame()
  const removal = useSyncExternalStore(removals.subscribe, removals.current)
  const isHeld = useSyncExternalStore(queue.watch, () => removal?.held.isHeld() ?? false)
  const former = useRef<Element | null>(null)
  useEffect(() => removals.close, [])

  function handleUndo() {
    if (!removal?.held.takeBack()) return
    removals.close()
    focusAfterReturn(removal.button, former.current)
    announce(`${said.isBack}: ${removal.name}`)
  }

  useUndoKeys(removal !== null && isHeld, handleUndo)
  if (!removal || !isHeld) return null
  return (
    <section
      className={classes.notice}
      aria-label={said.removed}
      onPointerEnter={removals.hold}
      onPointerLeave={removals.release}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) former.current = relatedTarget
        removals.hold()
      }}
      onBlur={removals.release}
    >
      <span className={classes.text}>
        {said.removed}: {removal.name}
      </span>
      <button
        type="button"
        className={classes.button}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-label={`${said.undo}: ${removal.name}`}
        onClick={handleUndo}
      >
        {said.undo}
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={text('step.close')}
        onClick={() => {
          removals.close()
          focusAfterReturn(null, former.current)
        }}
      >
        <Icon name="cross" size={20} />
      </button>
    </section>
  )
}

/** In a field the keys are for what is typed there, once something is. */
function useUndoKeys(isOn: boolean, onUndo: () => void): void {
  const undo = useEffectEvent(onUndo)
  useEffect(() => {
    if (!isOn) return
    let typedIn: EventTarget | null = null
    const handleInput = ({ target }: Event) => {
      typedIn = target
    }
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.target === typedIn) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('input', handleInput)
    window.addEventListener('keydown', handleKey)
    return () => {
      window.removeEventListener('input', handleInput)
      window.removeEventListener('keydown', handleKey)
    }
  }, [isOn])
}

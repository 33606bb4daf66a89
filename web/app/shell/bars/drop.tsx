import { useClickOutside } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import bars from './bars.module.css'
import classes from './drop.module.css'

type Props = {
  /** What the button is called. */
  label: string
  title?: string
  /** Left out where it would repeat what the button shows. */
  className?: string | undefined
  button: ReactNode
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode
}

/** A button of a bar with what drops down from it. */
export function Drop({ label, title, className, button, children }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const place = useClickOutside<HTMLDivElement>(() => setOpen(false))

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is in it
    <div ref={place} className={`${classes.drop} ${className ?? ''}`} onKeyDown={handleKey}>
      <button
        ref={opener}
        type="button"
        className={bars.quiet}
        aria-label={label}
        title={title}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={id} className={classes.panel} hidden={!open}>
        {open ? children(() => setOpen(false)) : null}
      </div>
    </div>
  )
}

import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import classes from './room.module.css'

type RoomProps = {
  children: ReactNode
  /** It holds a picture, which takes all the width that a large screen has. */
  isWide?: boolean
}

/** The whole of a step. It measures itself, because drawer and help leave it more or less width. */
export function Room({ children, isWide = false }: RoomProps) {
  // The page around it is told, because a selector that looks into the room would be tried again with every key.
  useLayoutEffect(() => {
    if (!isWide) return
    document.documentElement.dataset.room = 'wide'
    return () => {
      delete document.documentElement.dataset.room
    }
  }, [isWide])
  return <div className={classes.room}>{children}</div>
}

/** What stands below all that a screen shows at first: it is drawn after that, which nobody then has to wait for. */
export function Below({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false)
  return isDue ? children : <div className={classes.below} aria-busy />
}

type ColumnsProps = {
  children: ReactNode
  side: ReactNode
  /** Stands over the side; where there is no room for two columns it comes before the work. */
  lead?: ReactNode
  /** How much of the width the side takes. */
  share?: 'narrow' | 'third' | 'half'
  /** The side stays in sight while the work beside it is scrolled. */
  isSticky?: boolean
  /** On a phone the side comes first. */
  sideFirst?: boolean
  /** The work needs much width: the side stands below it for longer. */
  isLate?: boolean
}

/** The work, and beside it what grows out of it; one below the other where there is no room for two. */
export function Columns(props: ColumnsProps) {
  const { children, side, lead, share = 'half', isSticky = false, sideFirst = false, isLate = false } = props
  return (
    <div
      className={classes.columns}
      data-share={isLate ? 'late' : share}
      data-side-first={sideFirst}
      data-lead={lead !== undefined}
    >
      {lead ? <div className={classes.part}>{lead}</div> : null}
      <div className={classes.part}>{children}</div>
      <div className={classes.side} data-sticky={isSticky}>
        {side}
      </div>
    </div>
  )
}

type BarProps = {
  children?: ReactNode
  /** The side that stands below on a phone. */
  jump?: { to: string; label: string; isWarning?: boolean }
}

/** A bar over cards that are longer than any screen; on a phone it also leads to the side below them. */
export function PhoneBar({ children, jump }: BarProps) {
  return (
    <div className={classes.bar} data-only-jump={!children}>
      {children}
      {jump ? (
        <a className={classes.jump} data-warning={jump.isWarning === true} href={`#${jump.to}`}>
          {jump.label} <Icon name="down" />
        </a>
      ) : null}
    </div>
  )
}

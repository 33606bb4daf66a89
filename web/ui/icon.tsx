import classes from './icon.module.css'
import { LineIcon } from './line-icon.tsx'

const signs = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  circle: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  partly: 'M5 13.5c2.5-4 4.5-4 7-1.5s4.5 2.5 7-1.5',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  lacking: 'M12 5v9M12 18.5v.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  right: 'M5 12h14M13 6l6 6-6 6',
  open: 'M9 5l7 7-7 7',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  grip: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
} as const

export type Sign = keyof typeof signs

type Props = { name: Sign; size?: number | string; className?: string | undefined }

/** A small sign in a line of text, as tall as its letters. Drawn, because many fonts have none of them. */
export function Icon({ name, size = '1.2em', className = '' }: Props) {
  return <LineIcon path={signs[name]} size={size} className={`${classes.icon} ${className}`} />
}

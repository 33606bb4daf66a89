import classes from './screen.module.css'
import { type Ring, rings } from './why.ts'
import type { Words } from './words.ts'

type Props = {
  open: Ring
  filled: Readonly<Record<Ring, boolean>>
  /** Null where all rings lie open. */
  onOpen: ((ring: Ring) => void) | null
  words: Words
}

/** The golden circle: three round buttons inside each other, read from the middle outwards. */
export function RingButtons({ open, filled, onOpen, words }: Props) {
  return (
    <fieldset className={classes.circle}>
      <legend className="visually-hidden">{words.circle}</legend>
      {rings.map((ring) => (
        <button
          key={ring}
          type="button"
          className={classes.ring}
          data-ring={ring}
          data-filled={filled[ring]}
          disabled={!onOpen}
          aria-pressed={onOpen ? open === ring : undefined}
          onClick={() => onOpen?.(ring)}
        >
          <span>
            {words.rings[ring]} <span aria-hidden="true">{filled[ring] ? '✓' : ''}</span>
            <span className="visually-hidden">: {filled[ring] ? words.filled : words.empty}</span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}

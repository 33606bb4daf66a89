import type { CSSProperties } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import classes from './circle.module.css'
import { across, circles, ringShapes } from './circle-picture.ts'
import { filledRings, type Ring, rings, type Why } from './why.ts'
import { words } from './words.ts'

type Props = {
  why: Why
  open: Ring
  /** Null where all rings lie open. */
  onOpen: ((ring: Ring) => void) | null
}

const area = { x: 0, y: 0, width: across, height: across }
/** The circle is 17 rem wide, so that a thumb meets each ring. */
const share = (points: number) => `${(points / across) * 17}rem`

/** The golden circle of the report, with a button over each ring; they are read from the middle outwards. */
export function RingButtons({ why, open, onOpen }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const filled = filledRings(why)
  const shapes = ringShapes(why, locale, across / 2, onOpen ? open : null)
  return (
    <fieldset className={classes.circle}>
      <legend className="visually-hidden">{text.circle}</legend>
      <PicturePart area={area} shapes={shapes} />
      {rings.map((ring) => (
        <button
          key={ring}
          type="button"
          className={classes.ring}
          style={placeOf(ring)}
          disabled={!onOpen}
          aria-pressed={onOpen ? open === ring : undefined}
          onClick={() => onOpen?.(ring)}
        >
          <span className="visually-hidden">
            {text.rings[ring]}: {filled[ring] ? text.filled : text.empty}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

function placeOf(ring: Ring) {
  const { radius, name } = circles[ring]
  const height = ring === 'why' ? 2 * radius : 2 * (radius + name)
  return {
    top: share(across / 2 - radius),
    height: share(height),
    zIndex: rings.length - rings.indexOf(ring),
    '--across': share(2 * radius),
  } as CSSProperties
}

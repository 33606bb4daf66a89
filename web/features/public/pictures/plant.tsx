import classes from './plant.module.css'

type LeafProps = { at: string; tone: 'deep' | 'mid' | 'pale' }

function Leaf({ at, tone }: LeafProps) {
  return (
    <g transform={at}>
      <path className={classes[tone]} d="M0 0C22-46 84-66 146-34 118 18 52 34 0 0Z" />
      <path
        className={classes.vein}
        d="M6-1C48-14 92-24 128-31M44-12l10-20M78-21l12-16M54-14l18 16M86-23l16 10"
      />
    </g>
  )
}

/** The part of the plant above the ground; its stem leaves the picture in the middle of the lower edge. */
export function PlantAbove() {
  return (
    <svg className={classes.picture} viewBox="0 0 520 460" aria-hidden="true" focusable="false">
      <circle className={classes.sun} cx="330" cy="170" r="150" />
      <path className={classes.stem} d="M260 460C252 380 272 330 262 262S270 150 262 96" />
      <Leaf at="translate(259 356) rotate(2)" tone="mid" />
      <Leaf at="translate(263 308) scale(-1 1) rotate(-4)" tone="deep" />
      <Leaf at="translate(265 240) rotate(-16) scale(.94)" tone="deep" />
      <Leaf at="translate(264 196) scale(-1 1) rotate(-16) scale(.88)" tone="mid" />
      <Leaf at="translate(264 140) rotate(-34) scale(.7)" tone="mid" />
      <Leaf at="translate(263 116) scale(-1 1) rotate(-40) scale(.6)" tone="pale" />
      <path className={classes.pale} d="M262 104C240 78 244 46 264 22 284 46 286 80 262 104Z" />
      <path
        className={classes.blade}
        d="M52 460q-3-28-18-42 20 8 24 40M78 460q2-22 14-34-4 18-6 34M452 460q-2-30-16-46 22 12 24 46M480 460q4-20 16-28-6 14-8 28"
      />
    </svg>
  )
}

/** The roots; they begin in the middle of the upper edge, so that the two pictures meet. */
export function PlantBelow() {
  return (
    <svg className={classes.picture} viewBox="0 0 520 330" aria-hidden="true" focusable="false">
      <g className={classes.pebbles}>
        <ellipse cx="60" cy="60" rx="16" ry="10" />
        <ellipse cx="470" cy="84" rx="20" ry="12" />
        <ellipse cx="420" cy="292" rx="14" ry="9" />
        <ellipse cx="46" cy="262" rx="22" ry="13" />
        <ellipse cx="316" cy="34" rx="9" ry="6" />
        <ellipse cx="206" cy="318" rx="11" ry="7" />
      </g>
      <path className={classes.root} d="M260-4C256 40 270 70 262 118" />
      <path className={classes.rootlet} d="M262 30C226 58 190 56 150 84S104 122 92 130" />
      <path className={classes.rootlet} d="M263 58C306 84 340 84 376 118S420 166 432 172" />
      <path className={classes.rootlet} d="M263 104C262 150 236 178 232 226S246 288 244 300" />
      <path
        className={classes.hair}
        d="M190 64C178 94 184 112 172 142M140 92C118 88 96 92 70 84M340 92C344 128 336 146 348 178M392 130C420 124 436 126 462 140M236 196C212 208 202 224 190 256M234 222C262 240 276 246 300 276M262 116C284 142 296 158 326 172"
      />
      <path className={classes.worm} d="M84 226q13-13 26 0t26 0 24-4" />
    </svg>
  )
}

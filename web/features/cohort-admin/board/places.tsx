import { useText } from '#web/i18n/text.tsx'
import classes from './board.module.css'

const mostDots = 8

/** Taken and free places of a mentor, as dots and in words. */
export function Places({ free, capacity }: { free: number; capacity: number }) {
  const text = useText()
  return (
    <span className={classes.places}>
      {capacity > 0 && capacity <= mostDots ? (
        <svg width={capacity * 16} height="14" aria-hidden="true" focusable="false">
          {Array.from({ length: capacity }, (_, place) => (
            <circle
              key={place}
              cx={8 + place * 16}
              cy="7"
              r="5"
              className={place < capacity - free ? classes.taken : classes.free}
            />
          ))}
        </svg>
      ) : null}
      {text('cohortAdmin.board.free', { count: free, capacity })}
    </span>
  )
}

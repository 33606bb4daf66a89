import { useText } from '#web/i18n/text.tsx'
import classes from './matching.module.css'

type Props = { free: number; capacity: number | null | undefined }

const mostDots = 8

/** How many more teams the mentor can take, as dots and in words. */
export function Places({ free, capacity }: Props) {
  const text = useText()
  const all = capacity && capacity >= free ? capacity : null
  const words = all
    ? text('matching.places.ofAll', { count: free, all })
    : text('matching.places.free', { count: free })
  return (
    <p className={classes.places}>
      {all && all <= mostDots ? (
        <svg width={all * 18} height="16" aria-hidden="true" focusable="false">
          {Array.from({ length: all }, (_, index) => (
            <circle
              key={index}
              cx={9 + index * 18}
              cy="8"
              r="6"
              className={index < all - free ? classes.taken : classes.free}
            />
          ))}
        </svg>
      ) : null}
      {words}
    </p>
  )
}

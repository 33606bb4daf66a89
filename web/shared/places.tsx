import { useLocale } from '#web/i18n/text.tsx'
import classes from './places.module.css'

type Props = { free: number; capacity: number | null | undefined }

const mostDots = 8

const words = {
  en: {
    ofAll: (free: number, all: number) => `${free} of ${all} places free`,
    free: (free: number) => (free === 1 ? '1 place free' : `${free} places free`),
  },
  es: {
    ofAll: (free: number, all: number) =>
      free === 1 ? `Queda 1 de ${all} lugares` : `${free} de ${all} lugares libres`,
    free: (free: number) => (free === 1 ? '1 lugar libre' : `${free} lugares libres`),
  },
} as const

/** How many more teams a mentor can take, as dots and in words. */
export function Places({ free, capacity }: Props) {
  const { ofAll, free: left } = words[useLocale()]
  const all = capacity && capacity >= free ? capacity : null
  return (
    <span className={classes.places}>
      {all && all <= mostDots ? (
        <svg width={all * 18} height="16" aria-hidden="true" focusable="false">
          {Array.from({ length: all }, (_, place) => (
            <circle
              key={place}
              cx={9 + place * 18}
              cy="8"
              r="6"
              className={place < all - free ? classes.taken : classes.free}
            />
          ))}
        </svg>
      ) : null}
      {all ? ofAll(free, all) : left(free)}
    </span>
  )
}

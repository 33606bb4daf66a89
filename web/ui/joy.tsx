import { useState } from 'react'
import classes from './joy.module.css'
import { Sprout } from './sprout.tsx'

const petals = [...'12345678']

/** A plant that opens for something good, once for each occasion. It stands still for who wants no motion. */
export function Joy({ about }: { about: string }) {
  const [isFirst] = useState(() => isFirstTime(`joy ${about}`))
  return (
    <span className={classes.joy} data-first={isFirst} aria-hidden="true">
      <Sprout className={classes.sprout} />
      {isFirst ? petals.map((petal) => <i key={petal} className={classes.petal} />) : null}
    </span>
  )
}

function isFirstTime(key: string): boolean {
  try {
    const isKnown = localStorage.getItem(key) !== null
    localStorage.setItem(key, '')
    return !isKnown
  } catch {
    // A browser that keeps nothing shows it each time.
    return true
  }
}

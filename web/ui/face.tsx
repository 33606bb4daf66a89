import { useState } from 'react'
import classes from './face.module.css'
import { initials } from './initials.ts'

type Props = {
  /** First and last name; they stand beside the picture, so it is decoration. */
  names: readonly string[]
  picture: string | null | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** Somebody's picture, or the initials where there is none or it does not load. */
export function Face({ names, picture, size = 'md' }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture && picture !== broken) {
    return (
      <img
        className={classes.face}
        data-size={size}
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
      />
    )
  }
  return (
    <span className={classes.face} data-size={size} aria-hidden="true">
      {initials(names)}
    </span>
  )
}

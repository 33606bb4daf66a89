import { useEffect, useRef } from 'react'
import classes from './reader.module.css'

type Props = { title: string; text: string }

/** It takes the place of what was there before, so the reader's place moves here. */
export function NewsTitle({ title, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.news}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
    </div>
  )
}

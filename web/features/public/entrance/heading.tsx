import { useEffect, useRef } from 'react'
import classes from './form.module.css'

type Props = {
  title: string
  lead: string
  /** It replaces a form that was just sent, so the reader's place moves here. */
  isNews?: boolean
}

export function Heading({ title, lead, isNews = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <div className={classes.heading}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{lead}</p>
    </div>
  )
}

import { type ReactNode, useDeferredValue, useEffect } from 'react'

let isOpening = true

type Props = { children: ReactNode; meanwhile?: ReactNode }

/** When the application is opened, the heading of the page stands there before what is below it is drawn. */
export function AfterHeading({ children, meanwhile = <div aria-busy /> }: Props) {
  const isDue = useDeferredValue(true, !isOpening)
  useEffect(() => {
    isOpening = false
  }, [])
  return isDue ? children : meanwhile
}

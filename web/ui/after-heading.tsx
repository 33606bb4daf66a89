import { type ReactNode, useDeferredValue, useEffect } from 'react'

const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** Who loads a page again, or comes back to it, is brought to the place where they were: all of it must be there. */
let isOpening = opened?.type === 'navigate'

type Props = { children: ReactNode; meanwhile?: ReactNode }

/** When the application is opened, the heading of the page stands there before what is below it is drawn. */
export function AfterHeading({ children, meanwhile = <div aria-busy /> }: Props) {
  const isDue = useDeferredValue(true, !isOpening)
  useEffect(() => {
    isOpening = false
  }, [])
  return isDue ? children : meanwhile
}

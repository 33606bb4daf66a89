import { useEffect, useRef } from 'react'

/** What has just become true is brought into view and read out; on a phone it would stand far above the button. */
export function useInView<E extends HTMLElement>(isNew: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!isNew) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [isNew])
  return element
}

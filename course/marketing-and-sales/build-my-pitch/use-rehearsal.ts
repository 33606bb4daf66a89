import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { wordCount } from '#domain/text.ts'
import { secondsOf } from './pitch.ts'

/** A clock that can be stopped, and a page that scrolls with it from the first to the last word. */
export function useRehearsal(pitch: string, page: RefObject<HTMLElement | null>) {
  const [isRunning, setRunning] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const isCalm = useReducedMotion()
  // What had passed when it was stopped last, in milliseconds.
  const passed = useRef(0)
  const whole = secondsOf(wordCount(pitch)) * 1000

  useEffect(() => {
    if (!isRunning) return
    const began = performance.now() - passed.current
    let frame = requestAnimationFrame(function tick(now) {
      passed.current = Math.max(0, now - began)
      setSeconds(Math.floor(passed.current / 1000))
      const { current } = page
      if (current) scroll(current, whole > 0 ? Math.min(1, passed.current / whole) : 0, isCalm)
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isRunning, whole, page, isCalm])

  return {
    seconds,
    isRunning,
    toggle: () => setRunning(!isRunning),
    restart: () => {
      passed.current = 0
      setSeconds(0)
      setRunning(false)
      page.current?.scrollTo(0, 0)
    },
  }
}

/** Who wants little motion gets the next page at once instead of a text that glides. */
function scroll(page: HTMLElement, share: number, isCalm: boolean): void {
  const goal = share * (page.scrollHeight - page.clientHeight)
  if (!isCalm || goal - page.scrollTop > page.clientHeight * 0.6) page.scrollTop = goal
}

import { type RefObject, useEffect } from 'react'

/** A step that is opened by a link to one of its fields begins there. */
export function useAskedField(body: RefObject<HTMLElement | null>, step: string): void {
  // Once for each step, when it is opened.
  useEffect(() => {
    const asked = askedField()
    let isLeft = false
    async function go() {
      const { goToPlace } = await import('./half-typed/go-to.ts')
      if (body.current && !isLeft) await goToPlace(body.current, asked)
    }
    // After the page has put the focus on its content.
    if (asked) requestAnimationFrame(() => void go().catch(() => undefined))
    return () => {
      isLeft = true
    }
  }, [step])
}

function askedField(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

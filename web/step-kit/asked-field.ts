import { type RefObject, useEffect } from 'react'

/** A room that has not come by then, some ten seconds, is not waited for. */
const mostFrames = 600

/** A step that is opened by a link to one of its fields begins there. */
export function useAskedField(body: RefObject<HTMLElement | null>, step: string): void {
  // Once for each step, when it is opened.
  useEffect(() => {
    const asked = askedField()
    let frame = 0
    let frames = 0
    // After the page has put the focus on its content, and once the room has come.
    function look() {
      frames += 1
      if (body.current?.querySelector('[data-field]')) void go(body.current, asked).catch(() => undefined)
      else if (frames < mostFrames) frame = requestAnimationFrame(look)
    }
    if (asked) frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [step])
}

async function go(body: HTMLElement, asked: string): Promise<void> {
  const { goToPlace } = await import('./half-typed/go-to.ts')
  if (body.isConnected) await goToPlace(body, asked)
}

function askedField(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

const mostTries = 5

/** Keeps answers and news in order with the changes of this person. */
export function ownOrder(ask: typeof fetch) {
  let confirmed = 0
  let open = 0
  const waiting: (() => void)[] = []

  /** The answer is worked in by then. */
  function close(): void {
    open -= 1
    if (open === 0) for (const tell of waiting.splice(0)) tell()
  }

  const change: typeof fetch = async (input, init) => {
    open += 1
    try {
      const response = await whole(ask(input, init))
      confirmed += 1
      return response
    } finally {
      setTimeout(close)
    }
  }

  /**
   * An answer that was on its way while a change was confirmed may not know of it, and would take it off the screen
   * again. It is asked for once more.
   */
  const read: typeof fetch = async (input, init) => {
    for (let tries = 1; ; tries += 1) {
      const before = confirmed
      const response = await whole(ask(input, init))
      if (confirmed === before || tries === mostTries) return response
    }
  }

  const orderly: typeof fetch = (input, init) =>
    (/"query":"\s*mutation\b/.test(String(init?.body)) ? change : read)(input, init)

  return {
    fetch: orderly,
    /** News of our own change comes before the answer to it; told after it, one sees that it is nothing new. */
    afterChanges: (tell: () => void) => void (open === 0 ? tell() : waiting.push(tell)),
  }
}

/** Whoever reads it then reads it at once: no other answer can come in between. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const text = await response.text()
  response.text = async () => text
  return response
}

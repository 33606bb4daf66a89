const everyMs = 25_000
const limitMs = 10_000

/** Asks the other side for a sign of life now and then: a line that was cut silently does not say so itself. */
export function heartbeat(ask: () => void, dead: () => void) {
  let next: ReturnType<typeof setTimeout> | undefined
  let limit: ReturnType<typeof setTimeout> | undefined

  /** Something must be heard within the limit. */
  function expect(): void {
    limit ??= setTimeout(() => {
      stop()
      dead()
    }, limitMs)
  }

  function check(): void {
    ask()
    expect()
  }

  function heard(): void {
    stop()
    next = setTimeout(check, everyMs)
  }

  function stop(): void {
    clearTimeout(next)
    clearTimeout(limit)
    limit = undefined
  }

  return { expect, check, heard, stop }
}

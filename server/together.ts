type Waiting<Given, Found> = {
  readonly given: Given
  readonly resolve: (found: Found) => void
  readonly reject: (error: unknown) => void
}

/**
 * Does for many at once what each of them asks alone. Whatever comes while so many are on their way goes together with
 * what else has come by then; nobody waits for company. What fails, fails for all who went together.
 */
export function together<Given, Found>(
  work: (all: Given[]) => Promise<readonly Found[]>,
  { ways, most }: { readonly ways: number; readonly most: number },
): (given: Given) => Promise<Found> {
  let waiting: Waiting<Given, Found>[] = []
  let onTheirWay = 0
  let isDue = false

  function send(): void {
    isDue = false
    while (waiting.length > 0 && onTheirWay < ways) {
      const all = waiting.slice(0, most)
      waiting = waiting.slice(most)
      void go(all)
    }
  }

  async function go(all: readonly Waiting<Given, Found>[]): Promise<void> {
    onTheirWay += 1
    try {
      const found = await work(all.map(({ given }) => given))
      for (const [index, { resolve }] of all.entries()) resolve(found[index] as Found)
    } catch (error) {
      for (const { reject } of all) reject(error)
    } finally {
      onTheirWay -= 1
      sendSoon()
    }
  }

  // After all that has arrived by now was looked at.
  function sendSoon(): void {
    if (isDue || onTheirWay >= ways || waiting.length === 0) return
    isDue = true
    setImmediate(send)
  }

  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject })
      sendSoon()
    })
}

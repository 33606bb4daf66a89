const name = 'germina.scroll'
const mostPlaces = 50

let places: Map<string, number> | null = null

/** How far down an entry of the history was left; undefined where nobody knows. */
export const placeOf = (key: string): number | undefined => known().get(key)

export function rememberScroll(key: string): void {
  const all = known()
  all.delete(key)
  all.set(key, Math.round(window.scrollY))
  for (const oldest of [...all.keys()].slice(0, -mostPlaces)) all.delete(oldest)
  try {
    sessionStorage.setItem(name, JSON.stringify([...all]))
  } catch {
    // Where nothing outlives the page, a page that is loaded again begins at its start.
  }
}

function known(): Map<string, number> {
  places ??= read()
  return places
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

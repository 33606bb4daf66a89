import { useEffect, useSyncExternalStore } from 'react'
import { useShown } from './shown-page.ts'

/** What a page is, and where: "Defining your problem", in "Understanding the Problem" of "Clean water". */
export type PageName = {
  readonly pathname: string
  readonly name: string
  readonly within: readonly string[]
}

let current: PageName | null = null
const listeners = new Set<() => void>()

function rename(next: PageName | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** For a page that knows its name better than its route does, such as a step. It holds while the page is shown. */
export function useNamePage(name: string, within: readonly string[] = []): void {
  const pathname = useShownPath()
  const around = within.join('\n')
  useEffect(() => {
    if (!name) return
    rename({ pathname, name, within: around.split('\n').filter(Boolean) })
    return () => rename(null)
  }, [pathname, name, around])
}

/** The path of the page that is shown, not of the one that is on its way. */
export function useShownPath(): string {
  return useShown(({ address }) => address.pathname)
}

/** Null also while the name is still that of the page that is being left. */
export function useNameOfPage(pathname: string): PageName | null {
  const name = useSyncExternalStore(subscribe, () => current)
  return name?.pathname === pathname ? name : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

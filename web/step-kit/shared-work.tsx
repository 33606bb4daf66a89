import { createContext, type ReactNode, useContext } from 'react'

/** What one hook works out for a whole room, once: the provider that stands around it, and the hook that reads it. */
export function shared<T extends object>(useWork: () => T) {
  const Work = createContext<T | null>(null)
  function Provider({ children }: { children: ReactNode }) {
    return <Work value={useWork()}>{children}</Work>
  }
  function useShared(): T {
    const work = useContext(Work)
    if (!work) throw new Error('This needs its provider around it')
    return work
  }
  return [Provider, useShared] as const
}

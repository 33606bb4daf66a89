import { useEffect } from 'react'

/** For pages whose title is known only with their data, e.g. the name of a step. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Germina`
  }, [title])
}

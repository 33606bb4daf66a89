import { useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'

export type ScreenAddress = { readonly pathname: string; readonly search: URLSearchParams }

/**
 * The address that a screen was opened with. The router's own changes while the screen that is being left still stands,
 * and says the old one when the next screen is drawn for the first time.
 */
export function useScreenAddress(): ScreenAddress {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const search = useMatch({ strict: false, select: searchIn })
  return useMemo(() => ({ pathname, search: new URLSearchParams(search) }), [pathname, search])
}

function searchIn(match: { readonly search: object }): string {
  return new URLSearchParams(match.search as Record<string, string>).toString()
}

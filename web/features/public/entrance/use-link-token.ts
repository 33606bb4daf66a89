import { useEffect, useState } from 'react'

/** The token of a mailed or printed link. It leaves the address bar at once, so that nobody copies or bookmarks it. */
export function useLinkToken() {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const { hash, search, pathname } = window.location
    const found = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
    if (!found) return
    setToken(found)
    window.history.replaceState(null, '', pathname)
  }, [])
  return [token, () => setToken(null)] as const
}

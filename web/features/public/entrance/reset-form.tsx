import { useEffect, useState } from 'react'
import { AskForLink } from './ask-for-link.tsx'
import { NewPassword } from './new-password.tsx'

/** Without a token it asks for the address; with one it sets the new password. */
export function ResetForm() {
  const [token, setToken] = useState<string | null>(null)

  // The token leaves the address bar at once, so that nobody copies, shares or bookmarks it.
  useEffect(() => {
    const { hash, search, pathname } = window.location
    const found = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token')
    if (!found) return
    setToken(found)
    window.history.replaceState(null, '', pathname)
  }, [])

  return token ? <NewPassword token={token} onAskAgain={() => setToken(null)} /> : <AskForLink />
}

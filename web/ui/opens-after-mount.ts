import { useEffect, useState } from 'react'

/** A panel that appears open forgets what had the focus before; so it appears closed and opens at once. */
export function useOpensAfterMount(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && isMounted
}

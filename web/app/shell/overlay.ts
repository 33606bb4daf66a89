import { useEffect, useState } from 'react'

/** Mantine's header would be a second banner of the page. */
export const plainHeader = { header: { role: 'none' } } as const

/** A panel that appears open forgets what had the focus before; so it appears closed and opens at once. */
export function useOpensAfterMount(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && isMounted
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Address, addressNow, guardLeaving, watchAddress } from './address.ts'

/** Where the person is, or is going: the page of this address may still be on its way. */
export const useAddress = (): Address => useSyncExternalStore(watchAddress, addressNow, addressNow)

/** While something would be lost, nobody leaves without being asked. */
export function useLeaveGuard(wouldLose: boolean) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isOn = useRef(wouldLose)
  isOn.current = wouldLose
  useEffect(() => guardLeaving({ isOn: () => isOn.current, ask: (proceed) => setLeave(() => proceed) }), [])
  useEffect(() => {
    if (!wouldLose) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [wouldLose])
  return {
    isAsked: leave !== null,
    leave: () => {
      setLeave(null)
      leave?.()
    },
    stay: () => setLeave(null),
  }
}

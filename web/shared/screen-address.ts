import { createContext, useContext, useMemo } from 'react'
import { type Address, addressNow } from './address/address.ts'

export type ScreenAddress = { readonly pathname: string; readonly search: URLSearchParams }

const ScreenAddressContext = createContext<Address | null>(null)

export const ScreenAddressProvider = ScreenAddressContext.Provider

/** The address that a screen was opened with: where the person is going is another one while this screen still stands. */
export function useScreenAddress(): ScreenAddress {
  const { pathname, searchStr } = useContext(ScreenAddressContext) ?? addressNow()
  return useMemo(() => ({ pathname, search: new URLSearchParams(searchStr) }), [pathname, searchStr])
}

import { useMemo } from 'react'
import { useAddress } from '#web/shared/address/use-address.ts'

export function useSearch(): URLSearchParams {
  const { searchStr } = useAddress()
  return useMemo(() => new URLSearchParams(searchStr), [searchStr])
}

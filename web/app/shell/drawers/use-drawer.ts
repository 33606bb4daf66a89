import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** Below this width a drawer would leave no room for the page. */
export const wideQuery = '(min-width: 62em)'

/** Open at first beside the page; on a phone a sheet that opens when asked and closes with the next page. */
export function useDrawer(page: string) {
  const wide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false })
  const [panelOpen, setPanelOpen] = useState(true)
  const [sheetOpen, setSheetOpen] = useState(false)
  useEffect(() => setSheetOpen(false), [page])
  return {
    wide,
    open: wide ? panelOpen : sheetOpen,
    toggle: () => (wide ? setPanelOpen(!panelOpen) : setSheetOpen(!sheetOpen)),
    close: () => (wide ? setPanelOpen(false) : setSheetOpen(false)),
  }
}

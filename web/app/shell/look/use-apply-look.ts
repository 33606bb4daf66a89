import { useLayoutEffect } from 'react'
import { shellShades, useShellLook } from './shell-look.ts'

/** Dialogs and menus live outside the frame, so the colours go to the document. */
export function useApplyLook(): void {
  const { colour } = useShellLook()
  useLayoutEffect(() => {
    for (const [name, value] of shellShades(colour)) document.documentElement.style.setProperty(name, value)
  }, [colour])
}

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const colourScheme = localStorageColorSchemeManager()

function styleNonce(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

/** Public pages let no style element in that was not theirs. */
export const letsStylesIn = () => styleNonce() !== '' || document.querySelector('[data-island]') === null

export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}

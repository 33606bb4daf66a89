import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { LocaleProvider } from '#web/i18n/text.tsx'

type Props = {
  locale: Locale
  /** The Mantine provider, where the island needs it. */
  Ui: ComponentType<{ children: ReactNode }> | null
  Island: ComponentType
}

export function IslandFrame({ locale, Ui, Island }: Props) {
  return (
    <LocaleProvider value={locale}>
      {Ui ? (
        <Ui>
          <Island />
        </Ui>
      ) : (
        <Island />
      )}
    </LocaleProvider>
  )
}

import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { TextProvider } from '#web/i18n/text.tsx'
import type { Texts } from '#web/i18n/texts.ts'

type Props = {
  locale: Locale
  texts: Texts
  /** The Mantine provider, where the island needs it. */
  Ui: ComponentType<{ children: ReactNode }> | null
  Island: ComponentType
}

export function IslandFrame({ locale, texts, Ui, Island }: Props) {
  return (
    <TextProvider locale={locale} texts={texts}>
      {Ui ? (
        <Ui>
          <Island />
        </Ui>
      ) : (
        <Island />
      )}
    </TextProvider>
  )
}

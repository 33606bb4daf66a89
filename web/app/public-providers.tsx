import type { ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { createTexts, TextProvider } from '#web/i18n/text.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'

export function PublicProviders(props: { locale: Locale; texts: object; children: ReactNode }) {
  return (
    <UiProvider>
      <TextProvider locale={props.locale} texts={createTexts(props.locale, props.texts)}>
        {props.children}
      </TextProvider>
    </UiProvider>
  )
}

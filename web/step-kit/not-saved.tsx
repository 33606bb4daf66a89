import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'

const words = {
  en: { notSaved: 'not saved', left: 'The former text stays until you put this right.' },
  es: { notSaved: 'no se guardó', left: 'El texto anterior se queda hasta que lo corrijas.' },
} as const

/** Why a text is refused, and that it is therefore not saved. */
export function NotSaved({ reason }: { reason: string }) {
  return (
    <>
      <span>{reason}</span> – <span>{words[useLocale()].notSaved}</span>
    </>
  )
}

/** Heard by whoever leaves such a text behind. */
export function sayNotSaved(label: string, reason: string, locale: Locale): void {
  const { notSaved, left } = words[locale]
  announce(`${label}: ${notSaved}. ${reason}. ${left}`)
}

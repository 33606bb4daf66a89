import { type Locale, localePath } from '#web/i18n/locale.ts'

/** A public page for somebody who is signed in: what leads home leads to their dashboard. */
export function leadHome(locale: Locale): void {
  document.documentElement.dataset.session = 'known'
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-home]'))
    link.href = localePath(locale, '/home')
}

import type { Text, TextKey } from '#web/i18n/text.tsx'
import type { RouteName } from './routes.ts'

export function pageText(text: Text, name: RouteName): { title: string; about: string } {
  return { title: text(`page.${name}.title` as TextKey), about: text(`page.${name}.about` as TextKey) }
}

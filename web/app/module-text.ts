import { type ModuleText, parseModuleText } from '#course/texts.ts'
import type { Locale } from '#web/i18n/locale.ts'

const files = import.meta.glob<string>('../../course/*/module.{en,es}.md', {
  query: '?raw',
  import: 'default',
})
const loaded = new Map<string, Promise<ModuleText | null>>()

/** What a module is about, in the reader's language. Loaded when an introduction is opened, and then kept. */
export function moduleText(folder: string, locale: Locale): Promise<ModuleText | null> {
  const path = `../../course/${folder}/module.${locale}.md`
  const existing = loaded.get(path)
  if (existing) return existing
  const text = files[path]?.().then(parseModuleText) ?? Promise.resolve(null)
  loaded.set(path, text)
  return text
}

import { notify } from '#web/ui/notify.ts'

type Words = { readonly copied: string; readonly copyFailed: string }

/** Some browsers refuse without asking; then the address can be marked by hand. */
export async function copyAddress(address: string, words: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify(words.copied, 'success')
  } catch {
    notify(words.copyFailed)
  }
}

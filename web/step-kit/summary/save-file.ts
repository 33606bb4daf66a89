/** The name that the server gave a file. */
export const fileNameOf = (disposition: string | null): string | null =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null

/** Hands a file over to the browser, which saves it or asks where to. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // A phone reads the file only after the person has agreed.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

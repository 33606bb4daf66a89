import type { makeDocument } from '#server/documents/make-document.ts'
import { makePatiently } from '#testing/patient-documents.ts'

/**
 * Who may have a document is decided before it is made: of each kind and format the first is made as in the product,
 * in a process of its own, and whoever is let in after that gets the same file.
 */
export function eachKindOnce(): typeof makeDocument {
  const made = new Map<string, Promise<Buffer>>()
  return (order, log) => {
    const which = `${order.kind} ${order.format}`
    const file = made.get(which) ?? makePatiently(order, log)
    made.set(which, file)
    return file
  }
}

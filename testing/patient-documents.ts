import { makeDocument } from '#server/documents/make-document.ts'

const patience = { milliseconds: 100_000, megabytes: 256 }

/** Where a test is not about how long a document may take: a slow machine is no fault of it. */
export const makePatiently: typeof makeDocument = (order, log) => makeDocument(order, log, patience)

import { choice } from '#domain/options/choice.ts'

/** All reports that still need somebody, which is what the platform counts. A way to narrow the list, no state of a report. */
export const unsolvedBugs = choice('unsolved', 'Open or in progress', 'Abierto o en proceso')

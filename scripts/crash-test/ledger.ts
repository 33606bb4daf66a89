/** A segment and what hangs on it. Deleting the segment takes the first three along and changes the offering. */
export type Family = { segment: string; pain: string; gain: string; channel: string; offering: string }

/** What the writers know: what was acknowledged, and what was asked for without an answer. */
export function newLedger() {
  return {
    /** Id of an answer → the values it may have; more than one where an update got no answer. */
    values: new Map<string, string[]>(),
    deleted: new Set<string>(),
    unansweredDeletes: new Set<string>(),
    /** Key of an insert without an answer → the value it carried. */
    unansweredInserts: new Map<string, string>(),
    families: new Set<Family>(),
    brokenUp: new Set<Family>(),
    unansweredFamilies: new Set<Family>(),
    reviewRequests: { acknowledged: 0, unanswered: 0 },
    acknowledged: { inserts: 0, updates: 0, deletes: 0, cascades: 0, reviewRequests: 0 },
    unanswered: 0,
  }
}

export type Ledger = ReturnType<typeof newLedger>

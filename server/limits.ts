/** What one request may ask. */
export const documentLimits = {
  /** A request is one page of a form at most; a record may hold a third of it. */
  body: 300_000,
  /** The whole plan, every field of all fourteen kinds, has 487. */
  tokens: 1200,
  /** Fields after every fragment is laid open: as many as could be written out without any. */
  selections: 1200,
  /** The deepest real query reaches 6 (project → business → financials → expenses → cost), and one to spare. */
  depth: 7,
  /** GraphQL compares fragments, and fields of one name, each with each. */
  fragments: 40,
  repeats: 8,
  aliases: 15,
  directives: 50,
  /** The fourteen lists of a plan with what stands around them, twice. */
  rootFields: 40,
  /** The same list under several names: a page never needs more than two. */
  sameRootField: 5,
  operationName: 100,
  /** Letters of a document that is kept for the next time, and of all that are kept; a kept letter costs about 60 bytes. */
  keptDocument: 20_000,
  keptDocuments: 500_000,
  /** A document that was never seen costs reading, checking and compiling: so many tokens count as one more request. */
  newTokensPerRequest: 50,
} as const

/** What one answer may hold, in bytes: the plans of eighty real projects, or four full ones. */
export const largestAnswer = 8_000_000

/** What is kept of answers for the next time, in bytes. */
export const keptAnswers = {
  /** Told of plans: of 400 modules in the middle of the course. */
  bytes: 16_000_000,
  /** What stands around each of them takes about so many. */
  around: 1000,
} as const

/** Business plans that were told, for the next time: of a complete one 180,000 letters in each language and scenario. */
export const keptViews = { letters: 16_000_000 } as const

/** What a plan may hold. A complete one has 300 records, 105 kB in all; its largest record, the business, 10 kB. */
export const planLimits = {
  recordBytes: 100_000,
  recordsOfAKind: 1000,
  records: 2000,
  /** Changing a record that stays this small is never refused for the size of the plan: 2000 of these make 2 MB more. */
  smallRecordBytes: 1000,
  bytes: 2_000_000,
} as const

/** Live updates. A page opens one socket with two subscriptions; a whole class may sit behind one address. */
export const liveLimits = {
  socketsPerAddress: 500,
  /** Sockets that have not said who they are. */
  unknownPerAddress: 50,
  socketsPerAccount: 30,
  subscriptionsPerSocket: 10,
  subscriptionsPerAccount: 100,
  messageBytes: 20_000,
  idLetters: 100,
  /** Who has not said who they are by then is sent away. */
  handshakeMs: 5000,
  /** Who has not answered a ping when the next one is due is gone. */
  pingEveryMs: 30_000,
  /** What may wait for somebody who does not read. */
  unreadBytes: 500_000,
} as const

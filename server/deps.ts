import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Guessing } from './auth/guessing.ts'
import type { makeDocument } from './documents/make-document.ts'
import type { Env } from './env.ts'

/** What every part of the server is given. */
export type Deps = {
  readonly env: Env
  readonly db: Pool
  readonly log: Logger
  /** Who makes files of documents, where it is not the process that does so in the product. */
  readonly makeDocument?: typeof makeDocument
  /** What guessing costs, where it is not as much as in the product. */
  readonly guessing?: Guessing
}

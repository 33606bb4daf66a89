import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from './env.ts'

/** What every part of the server is given. */
export type Deps = { readonly env: Env; readonly db: Pool; readonly log: Logger }

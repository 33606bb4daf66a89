export type SafeError = { type: string; code?: string; constraint?: string; message?: string; at: string[] }

/**
 * What the log may know of a failure. PostgreSQL puts values into message and detail, so of its errors only the
 * code, the constraint and the place are kept.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}
  const message = 'severity' in error ? {} : { message: error.message }
  return { type: error.name, ...code, ...constraint, ...message, at: at.map((line) => line.trim()) }
}

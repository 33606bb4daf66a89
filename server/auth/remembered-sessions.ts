import type { KnownSession } from './session-facts.ts'

export type RememberedSessions = {
  find(token: string): KnownSession | undefined
  keep(token: string, session: KnownSession): void
  forget(token: string): void
}

const most = 5000
// Less than the five minutes after which the use of a session is noted again, which happens when it is read.
const longestMs = 4 * 60_000

/** Who was behind a token a moment ago. It saves a question, not the proof: nobody is let in by it (see proof.ts). */
export function rememberedSessions(): RememberedSessions {
  const kept = new Map<string, { readonly session: KnownSession; readonly until: number }>()
  return {
    find(token) {
      const found = kept.get(token)
      return found && found.until > Date.now() ? found.session : undefined
    },
    keep(token, session) {
      kept.delete(token)
      kept.set(token, { session, until: Date.now() + longestMs })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    forget: (token) => void kept.delete(token),
  }
}

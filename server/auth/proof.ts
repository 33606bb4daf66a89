import { AppError } from '#domain/errors.ts'

/**
 * That a request is from whom it was taken for. Where that was only remembered, the first statement for the request
 * carries the question along, and nothing is written or answered before it was answered.
 */
export type Proof = {
  /** What such a statement is to ask for: the hash of the token, or null where nothing is left to prove. */
  readonly token: string | null
  /** What it is to find. */
  readonly facts: string | null
  /** What it found. Throws where that is nobody, somebody else, or the same person with other rights. */
  found(seen: string | null): void
  /** Whether it was the right person. Asks, where no statement has. */
  holds(): Promise<boolean>
}

export const proven: Proof = { token: null, facts: null, found: () => undefined, holds: async () => true }

export function assumed(token: string, facts: string, ask: () => Promise<string | null>): Proof {
  let isRight: boolean | null = null
  return {
    facts,
    get token() {
      return isRight === null ? token : null
    },
    found(seen) {
      if (isRight !== false) isRight = seen === facts
      if (!isRight) throw new AppError('UNAUTHENTICATED')
    },
    async holds() {
      isRight ??= (await ask()) === facts
      return isRight
    },
  }
}

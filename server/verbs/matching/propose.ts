import { bestMatching } from '#domain/matching/assignment.ts'
import { fitScores } from '#domain/matching/fit-scores.ts'
import { atMost } from '#server/files/at-most.ts'
import type { MentorRow } from './board.ts'
import { offerOf, type WishRow, wishesOf } from './fit-rows.ts'
import { inTurns } from './in-turns.ts'

// Several at a time would only take turns with each other, and hold the tables of all.
const proposing = atMost(1)

/** For each project the place of its mentor, or null. */
export function propose(
  projects: readonly WishRow[],
  mentors: readonly MentorRow[],
): Promise<(number | null)[]> {
  return proposing(() => inTurns(proposal(projects, mentors)))
}

function* proposal(
  projects: readonly WishRow[],
  mentors: readonly MentorRow[],
): Generator<undefined, (number | null)[]> {
  const scoresOf = fitScores(mentors.map(offerOf))
  const fits: Uint8Array[] = []
  for (const project of projects) {
    fits.push(scoresOf(wishesOf(project)))
    yield
  }
  return yield* bestMatching(
    fits,
    mentors.map((mentor) => mentor.free_places),
  )
}

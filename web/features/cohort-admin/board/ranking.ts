import { type Fit, fitOf } from '#domain/progress/fit.ts'
import type { BoardMentor } from './board-documents.ts'
import type { Choice } from './choice-document.ts'

export type RankedMentor = {
  readonly mentor: BoardMentor
  readonly fit: Fit
  /** Comes from another cohort, so only languages and expertise are known: the fit may be better. */
  readonly isPartial: boolean
  /** What the mentor wrote when asking to connect; null for who did not ask. */
  readonly asked: string | null
}

/** Mentors with a free place, the best fit first; among equals who asked, then the one with more room. */
export function rankMentors(mentors: readonly BoardMentor[], choice: Choice): readonly RankedMentor[] {
  return mentors
    .filter(({ free_places }) => free_places > 0)
    .map((mentor) => {
      const offer = choice.offers.get(mentor.mentor_id)
      return {
        mentor,
        fit: fitOf(choice.wishes, offer ?? knownOffer(mentor)),
        isPartial: !offer,
        asked: choice.requests.find(({ mentor_id }) => mentor_id === mentor.mentor_id)?.message ?? null,
      }
    })
    .sort(
      (a, b) =>
        b.fit.score - a.fit.score ||
        Number(b.asked !== null) - Number(a.asked !== null) ||
        b.mentor.free_places - a.mentor.free_places ||
        a.mentor.name.localeCompare(b.mentor.name),
    )
}

const knownOffer = ({ languages, expertise }: BoardMentor) => ({
  languages,
  expertise,
  countries: [],
  sectors: [],
  profession: null,
  isEntrepreneur: false,
})

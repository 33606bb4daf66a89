import { clause, inside, withoutEnd } from '#course/shared/sentence.ts'
import type { Facts } from './problem-facts.ts'

// El Alto, La Paz, Los Mochis: the article belongs to the name.
const isNamedPlace = (text: string) => /^(El|La|Los|Las)\s+\p{Lu}/u.test(text)

/** Answers that begin with the word which the sentence already has. */
const place = /^(in|en)\s+/i
const reason = /^(because|porque)\s+/i

function placeInside(where: string): string {
  const text = withoutEnd(where.trim().replace(place, ''))
  return isNamedPlace(text) ? text : inside(text)
}

/** The first answers as every sentence that is built from them says them. */
export const tidied = ({ who, what, where, when, evidence }: Facts): Facts => ({
  who: inside(who),
  // What happens is a verb, and a verb is no name.
  what: clause(what),
  where: placeInside(where),
  when: inside(when),
  evidence: inside(evidence, reason),
})

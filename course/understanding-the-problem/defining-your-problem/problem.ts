import type { Fact, Facts } from '#course/understanding-the-problem/shared/problem-facts.ts'

/** The first answer without which the sentence cannot be used. */
export const holeIn = (answers: Facts): Fact | undefined =>
  (['who', 'what', 'where'] as const).find((fact) => answers[fact] === '')

export type Checks = {
  readonly group: boolean
  readonly place: boolean
  readonly proof: boolean
  /** Describes what people live through, not a solution that is missing. */
  readonly problem: boolean
}

const missingSolution =
  /(^|[\s.,;:¿¡"'«(])(lack of|there is no|there are no|need for|falta de|no hay|necesidad de)\b/i

/** What a reader can tell about the sentence at once. */
export function checksOf(sentence: string, { who, what, where, evidence }: Facts): Checks {
  const text = sentence.toLowerCase()
  const found = (words: readonly string[]) => words.filter((word) => text.includes(word)).length
  // Words that the evidence has in common with the other answers prove nothing.
  const others = significant(`${who} ${what} ${where}`)
  const proofs = significant(evidence).filter((word) => !others.includes(word))
  return {
    group: found(significant(who)) > 0,
    place: found(significant(where)) > 0,
    proof: /\d/.test(sentence) || (proofs.length > 0 && found(proofs) >= Math.min(2, proofs.length)),
    problem: sentence.trim() !== '' && !missingSolution.test(sentence),
  }
}

const joining =
  /^(from|have|into|over|than|that|their|them|they|this|when|where|which|with|cada|como|cuando|desde|donde|entre|esta|estas|este|estos|hasta|para|pero|porque|sobre|unas|unos)$/

/** Words long enough to mean something, and that do more than join others. */
const significant = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 3 && !joining.test(word)) || /\d/.test(word))

import type { Fact, Facts } from './problem.ts'

/** Words that are no names: written large where an answer begins, small where it stands inside a sentence. */
const common = new Set(
  `a all almost an at both boys children each every families farmers fathers girls half in it many men more most
  mothers older on our parents people rural several since single small some students the their they three two we when
  women workers young youth
  algunas algunos cada casi cuando de desde dos durante el en entre estudiantes familias hombres jóvenes la las lo los
  madres mucha muchas mucho muchos mujeres niñas niños nuestra nuestro padres personas por quien quienes según su sus
  todas todo todos tres un una varias varios`.split(/\s+/),
)

/** An answer as it stands inside a sentence: without its own full stop, and small unless it begins with a name. */
export function inside(answer: string, opening?: RegExp): string {
  const text = answer.replace(opening ?? '', '').replace(/[\s.,;:!…]+$/, '')
  const [first = ''] = text.split(/\s/, 1)
  return common.has(first.toLowerCase()) ? small(text) : text
}

const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Answers that begin with the word which the sentence already has. */
const place = /^(in|en)\s+/i
const reason = /^(because|porque)\s+/i

export const tidied = ({ who, what, where, when, evidence }: Facts): Facts => ({
  who: inside(who),
  // What happens is a verb, and a verb is no name.
  what: small(inside(what)),
  where: inside(where, place),
  when: inside(when),
  evidence: inside(evidence, reason),
})

/** The first answer without which the sentence cannot be used. */
export const holeIn = (facts: Facts): Fact | undefined =>
  (['who', 'what', 'where'] as const).find((fact) => facts[fact] === '')

import { isPlural } from './plural.ts'

/** Words that are no names: written large where an answer begins, small where it stands inside a sentence. */
const common = new Set(
  `a all almost an at both boys children during each every families farmers fathers for from girls half in it many men more most
  mothers older on our parents people rural several since single small some students the their they three two we when
  women workers young youth
  algunas algunos cada casi cuando de desde dos durante el en entre estudiantes familias hombres jóvenes la las lo los
  madres mucha muchas mucho muchos mujeres niñas niños nuestra nuestro padres personas por quien quienes según su sus
  todas todo todos tres un una varias varios`.split(/\s+/),
)

/** Without its own full stop. */
export const withoutEnd = (text: string) => text.trim().replace(/[\s.,;:!…]+$/, '')
const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const firstWord = (text: string) => text.split(/\s/, 1)[0] ?? ''
// NGOs, UNICEF: all in capitals, so it is a name.
const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}\d]/u.test(text)

/** An answer as it stands inside a sentence: without its own full stop, and small unless it begins with a name. */
export function inside(answer: string, opening?: RegExp): string {
  const text = withoutEnd(answer.trim().replace(opening ?? '', ''))
  const first = firstWord(text).toLowerCase()
  const isName = isAcronym(text) || !(common.has(first) || isPlural(first))
  return isName ? text : small(text)
}

/** A whole sentence as it reads inside another one: it began large because it began. */
export function clause(sentence: string): string {
  const text = withoutEnd(sentence)
  return isAcronym(text) ? text : small(text)
}

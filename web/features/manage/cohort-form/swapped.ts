/** The same list with two places exchanged. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  return list.map((item, index) => (index === one ? list[other] : index === other ? list[one] : item) as T)
}

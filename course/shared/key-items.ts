import { isBlank } from '#domain/plan/messages.ts'

/** An entry of a list that a segment keeps as "{category}: {text}". */
export type KeyItem<Category extends string> = { readonly category: Category; readonly text: string }

export const storedAs = ({ category, text }: KeyItem<string>) => `${category}: ${text}`

/** The entries in the order of their weight; what has no known category stands in the first one. */
export function keyItems<Category extends string>(
  stored: readonly string[] | null | undefined,
  categories: readonly [Category, ...Category[]],
): readonly KeyItem<Category>[] {
  return (stored ?? [])
    .map((one) => {
      const category = categories.find((name) => one.startsWith(`${name}:`))
      const text = category ? one.slice(category.length + 1).trim() : one.trim()
      return { category: category ?? categories[0], text }
    })
    .filter(({ text }) => !isBlank(text))
}

const isSame = (one: KeyItem<string>, other: KeyItem<string>) => storedAs(one) === storedAs(other)

/** One entry for another; null takes it away, and what is not there yet comes last. */
export function replaced<Item extends KeyItem<string>>(
  all: readonly Item[],
  before: Item | null,
  after: Item | null,
): readonly Item[] {
  const has = (item: Item) => all.some((one) => isSame(one, item))
  if (!before || !has(before)) return after && !has(after) ? [...all, after] : all
  return all.flatMap((one) => (isSame(one, before) ? (after ?? []) : one))
}

/** Puts an entry at the place of another one of its category. */
export function moved<Item extends KeyItem<string>>(
  all: readonly Item[],
  category: string,
  from: number,
  to: number,
): readonly Item[] {
  const own = all.filter((one) => one.category === category)
  const [taken] = own.splice(from, 1)
  if (!taken) return all
  own.splice(to, 0, taken)
  return all.map((one) => (one.category === category ? (own.shift() ?? one) : one))
}

/** What stands in every one of several lists, in the order of the first. */
export const inAll = <Item extends KeyItem<string>>(lists: readonly (readonly Item[])[]): readonly Item[] => {
  const [first = [], ...others] = lists
  return first.filter((item) => others.every((list) => list.some((one) => isSame(one, item))))
}

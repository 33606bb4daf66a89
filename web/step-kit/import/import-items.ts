/** Something of an earlier step that may be used again. */
export type ImportItem = {
  readonly id: string
  readonly text: string
  readonly about?: string
  /** It is here already. */
  readonly isTaken?: boolean
}

/** Where the items come from: a step, a question, a lane. */
export type ImportGroup = { readonly title: string; readonly items: readonly ImportItem[] }

/** The groups that hold every word looked for, whatever the accents. Empty groups go. */
export function found(groups: readonly ImportGroup[], looked: string): readonly ImportGroup[] {
  const wanted = plain(looked).split(/\s+/).filter(Boolean)
  const holds = ({ text, about = '' }: ImportItem) => {
    const words = plain(`${text} ${about}`)
    return wanted.every((word) => words.includes(word))
  }
  return groups
    .map((group) => ({ ...group, items: group.items.filter(holds) }))
    .filter(({ items }) => items.length > 0)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

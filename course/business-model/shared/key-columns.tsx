import type { ReactNode } from 'react'
import { type KeyItem, moved, replaced } from '#course/shared/key-items.ts'
import { Card } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { GrowingList } from '#web/step-kit/lists/growing-list.tsx'
import { PickOne } from '#web/step-kit/pick-one.tsx'

type Words<Category extends string> = {
  readonly columns: Readonly<Record<Category, string>>
  readonly prompts: Readonly<Record<Category, string>>
  readonly placeholders?: Readonly<Record<Category, string>>
  readonly line: (column: string) => (number: number) => string
  readonly none: string
  readonly column: (text: string) => string
}

/** An entry in its column: where it stands, and what can be done with it. */
export type Entry<Item> = {
  readonly item: Item
  readonly index: number
  readonly count: number
  readonly replace: (after: Item) => void
  readonly move: (to: number) => void
  /** A choice of the column in which it stands. */
  readonly column: ReactNode
}

type Props<Item extends KeyItem<string>> = {
  words: Words<Item['category']>
  categories: readonly Item['category'][]
  items: readonly Item[]
  /** What an entry is, as fields name it. */
  kind: string
  /** What its forms are kept under. */
  of: string
  make: (category: Item['category'], text: string) => Item
  onChange: (change: (all: readonly Item[]) => readonly Item[]) => void
  /** Buttons that move an entry stand at its line. */
  hasMoves?: boolean
  below?: ((entry: Entry<Item>) => ReactNode) | undefined
}

/** What a segment lists by its weight, a column for each category. */
export function KeyColumns<Item extends KeyItem<string>>(props: Props<Item>) {
  return props.categories.map((category) => <Column key={category} category={category} {...props} />)
}

type ColumnProps<Item extends KeyItem<string>> = Props<Item> & { category: Item['category'] }

function Column<Item extends KeyItem<string>>(props: ColumnProps<Item>) {
  const { category, categories, words, items, kind, of, make, onChange, hasMoves = false, below } = props
  const own = items.filter((one) => one.category === category)
  const at = (id: string) => own[Number(id.split('-')[1])] ?? null
  const move = (from: number, to: number) => onChange((all) => moved(all, category, from, to))
  const put = (item: Item, part: Partial<Item>) =>
    onChange((all) => replaced(all, item, { ...item, ...part }))
  const [title, placeholder] = [words.columns[category], words.placeholders?.[category]]
  const entryOf = (item: Item, index: number): Entry<Item> => ({
    ...{ item, index, count: own.length },
    replace: (after) => put(item, after),
    move: (to) => move(index, to),
    column: (
      <PickOne
        size="sm"
        aria-label={words.column(item.text)}
        value={category}
        options={categories.map((value) => ({ value, label: words.columns[value] }))}
        onPick={(next) => next && put(item, { category: next } as Partial<Item>)}
      />
    ),
  })
  return (
    <Card isSmall wash="grey">
      <Heading size="h5">{title}</Heading>
      <GrowingList
        kind={`${kind}:${of}`}
        form={`new:${category}:${of}`}
        lines={own.map(({ text }, index) => ({ id: `${category}-${index}`, text }))}
        of={title}
        words={{
          ...{ line: words.line(title), add: words.prompts[category], none: words.none },
          ...(placeholder && { placeholder }),
        }}
        others={items.filter((one) => one.category !== category).map((one) => one.text)}
        maxLength={280}
        onAdd={(line) => onChange((all) => replaced(all, null, make(category, line)))}
        onChange={(id, text) => {
          const item = at(id)
          if (item) put(item, { text } as Partial<Item>)
        }}
        onRemove={(id) => onChange((all) => replaced(all, at(id), null))}
        {...(hasMoves && { onMove: move })}
        {...(below && {
          below: ({ id }) => {
            const item = at(id)
            return item && below(entryOf(item, own.indexOf(item)))
          },
        })}
      />
    </Card>
  )
}

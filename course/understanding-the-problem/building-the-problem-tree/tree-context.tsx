import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Box, type Tree, treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useFieldsLeft, useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { boxOf, changesOfMove, depthAt, removalOf, typeAt } from './growth.ts'
import { openOf } from './kept-as.ts'
import { type Words, words } from './words.ts'

/** What is being written: a box, or a new answer at a place. */
export type Open = (
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'add'; readonly place: Place }
) & {
  /** It was left half written and stands there again, without calling anybody to it. */
  readonly isPutBack?: boolean
}

type TreeWork = {
  readonly tree: Tree
  readonly trunk: string
  readonly text: Words
  readonly isEditable: boolean
  readonly open: Open | null
  readonly setOpen: (open: Open | null) => void
  readonly keyOf: (id: string) => string
  /** The last change, said to those who cannot see it. */
  readonly said: string
  readonly add: (place: Place, description: string) => void
  readonly edit: (box: Box, description: string) => void
  readonly move: (box: Box, place: Place) => void
  readonly remove: (box: Box) => void
}

const TreeContext = createContext<TreeWork | null>(null)

export function useTree(): TreeWork {
  const work = useContext(TreeContext)
  if (!work) throw new Error('A box needs a tree around it')
  return work
}

/** Goes to the button of a box once it stands where it belongs. */
export function focusBox(id: string | null): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-box="${CSS.escape(id ?? 'trunk')}"]`)?.focus(),
  )
}

/** A new box that is being written gets its id from the server meanwhile. */
const withIdsOf = (open: Open, idOf: (id: string) => string): Open =>
  open.kind === 'edit'
    ? { ...open, id: idOf(open.id) }
    : { ...open, place: { ...open.place, parent: open.place.parent && idOf(open.place.parent) } }

/** Somebody else may have removed the box meanwhile. */
function isIn(tree: Tree, open: Open): boolean {
  const id = open.kind === 'edit' ? open.id : open.place.parent
  return id === null || boxOf(tree, id) !== undefined
}

export function TreeProvider({ children }: { children: ReactNode }) {
  const text = words[useLocale()]
  const { data, write, queue, isEditable } = usePlan()
  const tree = treeOf(data)
  const left = useFieldsLeft().map((field) => openOf(field, true))
  const [opened, setOpen] = useState(() => left.find((open) => open && isIn(tree, open)) ?? null)
  useWayTo((field) => setOpen((before) => openOf(field, false) ?? before))
  const [said, setSaid] = useState('')
  const idInTree = (id: string) => {
    const real = queue.realId(id)
    return real && boxOf(tree, real) ? real : id
  }
  const asked = opened && withIdsOf(opened, idInTree)
  const open = asked && isIn(tree, asked) ? asked : null

  const add: TreeWork['add'] = (place, description) => {
    const causeType = typeAt(place.side, depthAt(tree, place))
    write.insert('cause', { description, causeType, parent: place.parent, selected: false })
    setSaid(text.added(description))
  }

  const move: TreeWork['move'] = (box, place) => {
    for (const { id, fields } of changesOfMove(tree, box, place)) write.update('cause', id, fields)
    setSaid(text.moved(box.text))
  }

  const remove: TreeWork['remove'] = (box) => {
    setOpen(null)
    for (const { id } of removalOf(box)) write.remove('cause', id)
    setSaid(text.removed(box.text))
    focusBox(boxOf(tree, box.parent)?.id ?? null)
  }

  const work: TreeWork = {
    tree,
    trunk: businessOf(data)?.problemDefinition?.trim() ?? '',
    text,
    isEditable,
    open,
    setOpen,
    keyOf: queue.firstId,
    said,
    add,
    edit: (box, description) => write.update('cause', box.id, { description }),
    move,
    remove,
  }
  return <TreeContext value={work}>{children}</TreeContext>
}

import { type Box, type Side, treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { shared } from '#web/step-kit/shared-work.tsx'
import { announce } from '#web/ui/announce.ts'
import { boxOf, changesOfMove, depthAt, removalOf, typeAt } from './growth.ts'
import { words } from './words.ts'

/** The form that is open: of the box `at`, or of a new one on a side of that box or (null) of the trunk. */
type Open = {
  readonly form: 'edit' | Side
  readonly at: string | null
  /** It was left half written and stands there again, without calling anybody to it. */
  readonly isPutBack?: boolean
}

/** Where the new box shall hang. */
export const askedPlace = (open: Open | null): Place | null =>
  open && open.form !== 'edit' ? { side: open.form, parent: open.at } : null

/** What the forms of this room are called where they keep what is half typed. */
export const keptAnswer = ({ side, parent }: Place) => `box:${side}:${parent ?? 'trunk'}`
export const keptBox = (id: string) => `cause:${id}`

/** The form in which it was typed. */
function openOf(field: string, isPutBack: boolean): Open | null {
  const [form, which, id = ''] = field.split(':')
  if (form === 'edit' && which === 'cause') return { form, at: id, isPutBack }
  if (form !== 'box' || (which !== 'cause' && which !== 'effect')) return null
  return { form: which, at: id === 'trunk' ? null : id, isPutBack }
}

/** Goes to the button of a box once it stands where it belongs. */
export function focusBox(id: string | null): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-box="${CSS.escape(id ?? 'trunk')}"]`)?.focus(),
  )
}

function useTreeWork() {
  const text = words[useLocale()]
  const { data, write, queue, isEditable } = usePlan()
  const tree = treeOf(data)
  /** A new box gets its id from the server meanwhile, and somebody else may have removed it. */
  const asItStands = (open: Open | null): Open | null => {
    if (!open || open.at === null) return open
    const at = [queue.realId(open.at), open.at].find((id) => id && boxOf(tree, id))
    return at ? { ...open, at } : null
  }
  const [opened, setOpen] = useOpenPart<Open | null>(null, (field, isLeft) =>
    asItStands(openOf(field, isLeft)),
  )
  return {
    tree,
    trunk: businessOf(data)?.problemDefinition?.trim() ?? '',
    text,
    isEditable,
    open: asItStands(opened),
    setOpen,
    keyOf: queue.firstId,
    add(place: Place, description: string) {
      const causeType = typeAt(place.side, depthAt(tree, place))
      write.insert('cause', { description, causeType, parent: place.parent, selected: false })
      announce(text.added(description))
    },
    edit: (box: Box, description: string) => write.update('cause', box.id, { description }),
    move(box: Box, place: Place) {
      for (const { id, fields } of changesOfMove(tree, box, place)) write.update('cause', id, fields)
      announce(text.moved(box.text))
    },
    remove(box: Box) {
      setOpen(null)
      for (const { id } of removalOf(box)) write.remove('cause', id)
      focusBox(boxOf(tree, box.parent)?.id ?? null)
    },
  }
}

export const [TreeProvider, useTree] = shared(useTreeWork)

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { documentLimits as limits } from '#server/limits.ts'

type Size = { readonly depth: number; readonly selections: number }

const nothing: Size = { depth: 0, selections: 0 }

/**
 * What is too large about a document, or null. Each fragment is measured once, however often it is spread, so the time
 * grows with the text alone. It comes before GraphQL's own rules, which a small text can keep busy for minutes.
 */
export function excessOf({ definitions }: DocumentNode): string | null {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  if (fragments.length > limits.fragments) return 'fragments'
  const measure = measuring(new Map(fragments.map((fragment) => [fragment.name.value, fragment])))
  for (const definition of definitions) {
    if (!('selectionSet' in definition)) continue
    const { depth, selections } = measure(definition.selectionSet)
    if (depth > limits.depth) return 'depth'
    if (selections > limits.selections) return 'fields'
    if (hasRepeats(definition.selectionSet)) return 'the same field'
  }
  for (const operation of definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue
    const excess = rootExcess(operation, fragments)
    if (excess) return excess
  }
  return null
}

function measuring(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size>()

  function measure(set: SelectionSetNode): Size {
    let { depth, selections } = nothing
    for (const selection of set.selections) {
      const size =
        selection.kind === Kind.FIELD
          ? fieldSize(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet)
            : fragmentSize(selection.name.value)
      depth = Math.max(depth, size.depth)
      // One too many is as good as a million too many, and stays a number.
      selections = Math.min(selections + size.selections, limits.selections + 1)
    }
    return { depth, selections }
  }

  function fieldSize({ name, selectionSet }: FieldNode): Size {
    const { depth, selections } = selectionSet ? measure(selectionSet) : nothing
    // Introspection, where it is allowed at all, is deep by nature.
    return { depth: name.value.startsWith('__') ? 1 : depth + 1, selections: selections + 1 }
  }

  function fragmentSize(name: string): Size {
    const before = known.get(name)
    if (before) return before
    // A fragment that spreads itself is refused by GraphQL's own rules; here it only must not loop.
    known.set(name, nothing)
    const fragment = fragments.get(name)
    const size = fragment ? measure(fragment.selectionSet) : nothing
    known.set(name, size)
    return size
  }

  return measure
}

function hasRepeats({ selections }: SelectionSetNode): boolean {
  const counts = new Map<string, number>()
  return selections.some((selection) => {
    const name =
      selection.kind === Kind.FIELD
        ? responseName(selection)
        : selection.kind === Kind.FRAGMENT_SPREAD
          ? `...${selection.name.value}`
          : '...'
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return (
      count > limits.repeats ||
      ('selectionSet' in selection && selection.selectionSet ? hasRepeats(selection.selectionSet) : false)
    )
  })
}

/** Laying the root open field by field is safe here: its size is known to be within the limit. */
function rootExcess(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): string | null {
  const asked = new Map<string, Set<string>>()
  const open = new Set<string>()

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const names = asked.get(selection.name.value) ?? new Set()
        asked.set(selection.name.value, names.add(responseName(selection)))
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!open.has(selection.name.value)) {
        open.add(selection.name.value)
        const fragment = fragments.find(({ name }) => name.value === selection.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }

  collect(operation.selectionSet)
  const counts = [...asked.values()].map((names) => names.size)
  if (counts.reduce((sum, count) => sum + count, 0) > limits.rootFields) return 'fields'
  // Every mutation answers with one record, so its name may come as often as aliases allow.
  return operation.operation === 'query' && counts.some((count) => count > limits.sameRootField)
    ? 'the same field under many names'
    : null
}

const responseName = ({ alias, name }: FieldNode) => (alias ?? name).value

import { CheckList } from '#web/step-kit/check-list.tsx'
import { type Counts, countsOf, goals } from './tree.ts'
import { useTree } from './tree-context.tsx'

const names = Object.keys(goals) as (keyof Counts)[]
const each = <T,>(of: (name: keyof Counts) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<keyof Counts, T>

/** How much has grown, and what a whole tree needs. */
export function Counters() {
  const { tree, text } = useTree()
  const counts = countsOf(tree)
  const isEnough = (name: keyof Counts) => counts[name] >= goals[name]
  const said = (name: keyof Counts) => (isEnough(name) ? counts[name] : text.of(counts[name], goals[name]))
  return (
    <CheckList
      checks={each(isEnough)}
      labels={each((name) => `${text.counts[name]}: ${said(name)}`)}
      isInline
      areFields
    />
  )
}

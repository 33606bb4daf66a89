import type { ReactNode } from 'react'

/** A component of the kit in all its states. */
export type Example = {
  /** Its file below web, and its name: `step-kit/save-mark.tsx SaveMark`. */
  readonly of: string
  readonly states: Readonly<Record<string, () => ReactNode>>
}

type Found = { readonly examples: readonly Example[] }

const files = import.meta.glob<Found>('./examples/*.tsx', { eager: true })

export const allExamples: readonly Example[] = Object.values(files)
  .flatMap(({ examples }) => examples)
  .toSorted((one, other) => one.of.localeCompare(other.of))

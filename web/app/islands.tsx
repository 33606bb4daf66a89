import type { ComponentType } from 'react'

type IslandEntry = {
  readonly load: () => Promise<ComponentType>
  /** Whether it is made of Mantine components, which cost 30 kB that a plain island saves. */
  readonly mantine: boolean
}

/** The parts of public pages that need JavaScript, by the name of their <Island>. */
export const islands: Record<string, IslandEntry> = {}

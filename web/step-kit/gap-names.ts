import { createContext } from 'react'
import type { GapNames } from '#domain/plan/messages.ts'

/** Where the names of a module's fields come from, by its slug: they are loaded once somebody has to read them. */
export const GapNamesContext = createContext<(module: string) => Promise<GapNames | undefined>>(
  async () => undefined,
)

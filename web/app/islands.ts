import type { ComponentType } from 'react'

/** The parts of public pages that need JavaScript, by the name of their <Island>. */
export const islands: Record<string, () => Promise<ComponentType>> = {}

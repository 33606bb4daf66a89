export type ModuleEntry = {
  readonly slug: string
  readonly active: boolean
  readonly start: string | null
}

/** A module is usable when its entry is active and its start has come. No start means: from the beginning. */
export function isModuleUsable(entry: ModuleEntry, now: Date): boolean {
  return entry.active && (entry.start === null || now >= new Date(entry.start))
}

export function usableModules(entries: readonly ModuleEntry[], now: Date): string[] {
  return entries.filter((entry) => isModuleUsable(entry, now)).map(({ slug }) => slug)
}

export type ModuleEntry = {
  readonly slug: string
  readonly active: boolean
  readonly start: string | null
}

/** A module is usable when its entry is active and its start has come. No start means: from the beginning. */
export function isModuleUsable(entry: ModuleEntry, now: Date): boolean {
  return entry.active && (entry.start === null || now >= new Date(entry.start))
}

/** When a closed module opens; null where it is open, or where nobody has said when. */
export function moduleOpens(entry: ModuleEntry, now: Date): string | null {
  return entry.active && !isModuleUsable(entry, now) ? entry.start : null
}

export function usableModules(entries: readonly ModuleEntry[], now: Date): string[] {
  return entries.filter((entry) => isModuleUsable(entry, now)).map(({ slug }) => slug)
}

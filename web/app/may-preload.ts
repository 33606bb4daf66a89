export type Connection = { saveData?: boolean; effectiveType?: string }

/** Preloading must not eat the little that a slow or metered line has. */
export function mayPreload(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

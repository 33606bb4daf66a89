/** Where the pages after the first begin that are shown, and how many entries are still to come after them. */
export function laterPages(total: number, pages: number, size: number) {
  const needed = Math.ceil(total / size)
  const shown = Math.min(pages, needed)
  const offsets = Array.from({ length: Math.max(0, shown - 1) }, (_, page) => (page + 1) * size)
  return { offsets, left: Math.max(0, total - shown * size) }
}

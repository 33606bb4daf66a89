/** Given as ref to the chosen one of a row that can be scrolled: it is in sight when the row comes. */
export function intoRow(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement
  if (!row) return
  const [place, room] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
  // Not scrollIntoView, which would move the page as well.
  row.scrollLeft += place.left - room.left - (room.width - place.width) / 2
}

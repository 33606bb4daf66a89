import type { Announcement } from '#web/features/home/home-documents.ts'

/** Pinned first, then the newest. */
export function inOrder(announcements: readonly Announcement[]): readonly Announcement[] {
  return announcements.toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.visible_from.localeCompare(a.visible_from),
  )
}

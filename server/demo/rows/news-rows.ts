import type { Row } from '#server/demo/insert-rows.ts'
import { type Announcement, announcements } from '#server/demo/programme/news.ts'
import { newId } from '#server/new-id.ts'
import type { World } from './world.ts'

type StoredAnnouncement = { readonly told: Announcement; readonly id: string }

export function storeAnnouncements({ moment }: World): StoredAnnouncement[] {
  return announcements.map((told) => ({ told, id: newId(Date.parse(moment(told.from))) }))
}

export function announcementRows(
  stored: readonly StoredAnnouncement[],
  { moment, org, cohort, user }: World,
): Row[] {
  return stored.map(({ told, id }) => ({
    id,
    audience: told.audience,
    org_id: told.org ? org(told.org) : null,
    cohort_id: told.cohort ? cohort(told.cohort) : null,
    role: told.role ?? null,
    title: told.title[0],
    title_es: told.title[1],
    text: told.text[0],
    text_es: told.text[1],
    visible_from: moment(told.from),
    visible_until: told.until === undefined ? null : moment(told.until),
    pinned: told.pinned ?? false,
    author_id: user(told.by),
    created_at: moment(told.from),
    updated_at: moment(told.from),
  }))
}

export function announcementReadRows(stored: readonly StoredAnnouncement[], { moment, user }: World): Row[] {
  return stored.flatMap(({ told, id }) =>
    told.readBy.map((person) => ({
      announcement_id: id,
      user_id: user(person),
      read_at: moment(told.from, 600),
    })),
  )
}

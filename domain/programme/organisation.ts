import { line, text, url } from '#domain/fields.ts'

/** What the people of an organisation write about it. */
export const organisationFields = {
  name: line(120),
  description: text(5000),
  website: url(),
  contact_name: line(160),
  contact_email: line(254),
} as const

/** Words that stand where the organisation stands in an address: /manage/bugs is no organisation. */
const reserved: readonly string[] = ['add', 'announcements', 'bugs', 'partners', 'reviews']

export type SlugFault = 'slugShape' | 'slugReserved'

/** What keeps a word from being the organisation's part of an address. */
export function slugFault(slug: string): SlugFault | null {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(slug)) return 'slugShape'
  return reserved.includes(slug) ? 'slugReserved' : null
}

/** 'Red Semilla Ándina' → 'red-semilla-andina'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '')
}

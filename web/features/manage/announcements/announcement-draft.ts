import type { WrittenAnnouncement } from '#domain/programme/announcement.ts'
import { dayOf, firstMoment, lastMoment } from '#web/shared/days.ts'
import type { ManagedAnnouncement } from './announcement-documents.ts'

/** An announcement as the form holds it: nothing is null, and a period has days. */
export type AnnouncementDraft = {
  readonly audience: string
  readonly org_id: string
  readonly cohort_id: string
  readonly role: string
  readonly title: string
  readonly title_es: string
  readonly text: string
  readonly text_es: string
  readonly from: string
  readonly until: string
  readonly pinned: boolean
}

/** Where a new one is written: on the platform, in an organisation, or for one of its cohorts. */
export function newDraft(orgId: string | null, cohortId: string | null): AnnouncementDraft {
  return {
    audience: cohortId ? 'cohort' : orgId ? 'organisation' : 'everybody',
    org_id: orgId ?? '',
    cohort_id: cohortId ?? '',
    role: '',
    title: '',
    title_es: '',
    text: '',
    text_es: '',
    from: '',
    until: '',
    pinned: false,
  }
}

export function draftOf(row: ManagedAnnouncement): AnnouncementDraft {
  const { audience, title, title_es, text, text_es, pinned } = row
  return {
    ...{ audience, title, title_es, text, text_es, pinned },
    org_id: row.org_id ?? '',
    cohort_id: row.cohort_id ?? '',
    role: row.role ?? '',
    from: dayOf(row.visible_from),
    until: dayOf(row.visible_until),
  }
}

/** As the API takes it. A day that was not changed keeps its moment. */
export function writtenOf(draft: AnnouncementDraft, row: ManagedAnnouncement | null): WrittenAnnouncement {
  const { audience, org_id, cohort_id, role, from, until, title, title_es, text, text_es } = draft
  const before = row ? draftOf(row) : null
  const visible_from = row && from === before?.from ? row.visible_from : from ? firstMoment(from) : null
  const visible_until = row && until === before?.until ? row.visible_until : until ? lastMoment(until) : null
  return {
    ...{ audience, title, title_es, text, text_es, visible_from, visible_until },
    org_id: org_id || null,
    cohort_id: audience === 'cohort' ? cohort_id || null : null,
    role: role || null,
  }
}

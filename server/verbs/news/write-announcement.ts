import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { announce, writeAnnouncement } from '#domain/policies/news.ts'
import {
  announcementFaults,
  announcementFields,
  type WrittenAnnouncement,
} from '#domain/programme/announcement.ts'
import type { AnnouncementInsertInput, AnnouncementUpdateInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { type FactRow, factsOf, whereaboutsOf } from './announcements.ts'
import { knownManaged, type ManagedRow } from './managed-announcements.ts'

type Written = WrittenAnnouncement & { readonly pinned: boolean }

const blank = {
  audience: 'everybody',
  org_id: null,
  cohort_id: null,
  role: null,
  title: '',
  title_es: '',
  text: '',
  text_es: '',
  visible_from: null,
  visible_until: null,
  pinned: false,
}

export async function createAnnouncement({ deps, actor }: Caller, data: AnnouncementInsertInput) {
  validate(announcementFields, data)
  return inTransaction(deps.db, async (tx) => {
    const news = await placed(tx, actor, merged(blank, data))
    const id = newId()
    await tx.query(
      `insert into announcement (id, author_id, audience, org_id, cohort_id, role, title, title_es, text, text_es,
         visible_from, visible_until, pinned)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()), $12, $13)`,
      [id, actor.userId, ...valuesOf(news)],
    )
    // Whoever wrote it has read it.
    await tx.query('insert into announcement_read (announcement_id, user_id) values ($1, $2)', [
      id,
      actor.userId,
    ])
    await audit(tx, actor, news.org_id, 'createAnnouncement', 'announcement', id, { title: titleOf(news) })
    return knownManaged(tx, id)
  })
}

export async function updateAnnouncement({ deps, actor }: Caller, id: string, set: AnnouncementUpdateInput) {
  const { version, ...changes } = set
  return inTransaction(deps.db, async (tx) => {
    const row = await ownRow(tx, actor, id)
    validate(announcementFields, changes)
    const news = await placed(tx, actor, merged(row, changes))
    if (typeof version === 'number' && version !== row.version)
      throw new AppError('CONFLICT', {
        current: row,
        fields: Object.keys(changes).map((field) => ({ field, reason: 'changedSince' })),
      })
    await tx.query(
      `update announcement set audience = $2, org_id = $3, cohort_id = $4, role = $5, title = $6, title_es = $7,
         text = $8, text_es = $9, visible_from = coalesce($10, visible_from), visible_until = $11, pinned = $12,
         version = version + 1, updated_at = now()
       where id = $1`,
      [id, ...valuesOf(news)],
    )
    await audit(tx, actor, news.org_id, 'updateAnnouncement', 'announcement', id, { title: titleOf(news) })
    return knownManaged(tx, id)
  })
}

export async function deleteAnnouncement({ deps, actor }: Caller, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const row = await ownRow(tx, actor, id)
    await tx.query('delete from announcement where id = $1', [id])
    await audit(tx, actor, row.org_id, 'deleteAnnouncement', 'announcement', id, { title: titleOf(row) })
    return true
  })
}

async function ownRow(tx: PoolClient, actor: Caller['actor'], id: string): Promise<ManagedRow> {
  await tx.query('select from announcement where id = $1 for no key update', [id])
  const row = await knownManaged(tx, id)
  authorize(writeAnnouncement(actor, factsOf(row), await whereaboutsOf(tx, actor), new Date()))
  return row
}

function merged(before: Written, given: AnnouncementInsertInput): Written {
  const told = Object.entries(given).map(([name, value]) => [name, value || null] as const)
  const { pinned, ...news } = { ...before, ...Object.fromEntries(told) }
  return {
    ...news,
    audience: news.audience ?? before.audience,
    title: (news.title ?? '').trim(),
    title_es: (news.title_es ?? '').trim(),
    text: (news.text ?? '').trim(),
    text_es: (news.text_es ?? '').trim(),
    pinned: pinned ?? false,
  }
}

/** In the place that its audience names, and nowhere else; only where the caller may announce. */
async function placed(tx: PoolClient, actor: Caller['actor'], news: Written): Promise<Written & FactRow> {
  const faults = announcementFaults(news)
  if (faults[0]) throw new AppError('BAD_USER_INPUT', { fields: faults, reason: faults[0].reason })
  const audience = news.audience as FactRow['audience']
  const cohortId = audience === 'cohort' ? news.cohort_id : null
  const orgId = cohortId
    ? await orgOf(tx, 'cohort', cohortId)
    : audience === 'organisation'
      ? news.org_id
      : null
  authorize(announce(actor, { audience, orgId }))
  if (orgId && !cohortId) await orgOf(tx, 'organisation', orgId)
  return { ...news, audience, org_id: orgId, cohort_id: cohortId, visible_from: news.visible_from ?? '' }
}

const orgQueries = {
  cohort: 'select org_id from cohort where id = $1',
  organisation: 'select id as org_id from organisation where id = $1',
}

async function orgOf(tx: PoolClient, kind: keyof typeof orgQueries, id: string): Promise<string> {
  const { rows } = await tx.query<{ org_id: string }>(orgQueries[kind], [id])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0].org_id
}

const valuesOf = (news: Written) => [
  news.audience,
  news.org_id,
  news.cohort_id,
  news.role,
  news.title,
  news.title_es,
  news.text,
  news.text_es,
  news.visible_from || null,
  news.visible_until,
  news.pinned,
]

const titleOf = ({ title, title_es }: Pick<Written, 'title' | 'title_es'>) => title || title_es

import { expect } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import { canary } from './canaries.ts'
import type { Operations, Way } from './operation.ts'

const moduleId = moduleBySlug('one')?.id ?? ''

const summary = (format: string, opening: string): Way => ({
  door: 'GET /api/documents/summary',
  prepare: async ({ db, target, actor, holds }) => {
    // Only the team has to wait for the approval.
    const isTeam = actor.kind === 'ent_own' || actor.kind === 'team'
    await db.query('update progress set validated = $3 where project_id = $1 and module_id = $2', [
      target.project,
      moduleId,
      isTeam && holds('va'),
    ])
  },
  request: (_, target) => ({
    method: 'GET',
    url: `/api/documents/summary?project=${target.project}&module=one&format=${format}&locale=en`,
  }),
  shows: (_, { body, headers }) => {
    expect(body.slice(0, opening.length)).toBe(opening)
    expect(headers['content-disposition']).toContain(canary('P-a-project-name').toLowerCase())
  },
  codes: { va: 'FORBIDDEN' },
})

/** A file of the whole plan. */
const ofPlan = (kind: string, format: string, opening: string): Way => ({
  door: `GET /api/documents/${kind}`,
  request: (_, target) => ({
    method: 'GET',
    url: `/api/documents/${kind}?project=${target.project}&format=${format}&locale=en`,
  }),
  shows: (_, { body, headers }) => {
    expect(body.slice(0, opening.length)).toBe(opening)
    expect(headers['content-disposition']).toContain(canary('P-a-project-name').toLowerCase())
  },
})

export const documents: Operations = {
  'summary.pdf': [summary('pdf', '%PDF-')],
  'summary.docx': [summary('docx', 'PK')],
  'plan.pdf': [
    ofPlan('plan', 'pdf', '%PDF-'),
    ofPlan('canvas', 'pdf', '%PDF-'),
    ofPlan('pitch', 'pdf', '%PDF-'),
  ],
  'plan.docx': [ofPlan('plan', 'docx', 'PK')],
  'fin.xlsx': [ofPlan('finance', 'xlsx', 'PK')],
  'fin.csv': [ofPlan('finance', 'csv', '\ufeff"Scenario"')],
}

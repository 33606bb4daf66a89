import type { Pool } from 'pg'
import { loadContent } from '#server/content/load-content.ts'
import { newId } from '#server/new-id.ts'
import { cheapGuessing } from '#testing/cheap-guessing.ts'
import { type PersonOptions, world } from '#testing/world.ts'
import { fillCohort, fillPerson, fillProject } from './canaries.ts'
import { fillPlan, type PlanRows } from './plan-rows.ts'

export const password = 'kite over the harbour'

export type Seed = Awaited<ReturnType<typeof seedWorld>>
export type PersonKey = keyof Seed['people']

/** One hub, two organisations, a cohort in every phase and a person for every column of the matrix. */
export async function seedWorld(db: Pool) {
  await loadContent(db)
  const build = world(db)
  const [hub, p, q, r] = [
    await build.organisation('hub'),
    await build.organisation('org-p'),
    await build.organisation('org-q'),
    await build.organisation('org-r'),
  ]
  const cohorts = {
    p1: await build.cohort({ org: p }),
    p2: await build.cohort({ org: p, selfGuided: true }),
    p3: await build.cohort({ org: p, matching: [10, 20] }),
    p4: await build.cohort({ org: p, private: true, open: [-60, -30] }),
    /** Nobody has applied here yet. */
    p5: await build.cohort({ org: p }),
    q1: await build.cohort({ org: q }),
  }
  for (const [name, id] of Object.entries(cohorts)) await fillCohort(db, id, name)

  const hash = await cheapGuessing.hash(password)
  async function person(label: string, options: PersonOptions): Promise<string> {
    const id = await build.person(options)
    await fillPerson(db, id, label, options.role ?? 'entrepreneur')
    await db.query(
      `insert into credential (id, user_id, account_id, provider_id, password) values ($1, $2, $2, 'credential', $3)`,
      [newId(), id, hash],
    )
    return id
  }
  const inP1 = { org: p, cohort: cohorts.p1, applicationStatus: 'approved' }
  const mentorInP1 = { ...inP1, role: 'mentor' } as const
  const inQ1 = { org: q, cohort: cohorts.q1, applicationStatus: 'approved' }
  const admin = { role: 'admin' } as const
  const people = {
    owner: await person('P-a-owner', inP1),
    team: await person('P-a-team', { org: p }),
    mentor: await person('P-a-mentor', mentorInP1),
    ownerB: await person('P-b-owner', inP1),
    ownerC: await person('P-c-owner', inP1),
    mentorBC: await person('P-bc-mentor', mentorInP1),
    ownerD: await person('P-d-owner', inP1),
    ownerP2: await person('P-p2-owner', { ...inP1, cohort: cohorts.p2 }),
    approved: await person('P-free-mentor', mentorInP1),
    notApproved: await person('P-pending-mentor', { ...mentorInP1, applicationStatus: 'pending' }),
    former: await person('P-former-mentor', mentorInP1),
    rejected: await person('P-rejected', { ...inP1, applicationStatus: 'rejected' }),
    chooser: await person('P-chooser', { org: p }),
    ownerQ: await person('Q-q-owner', inQ1),
    mentorQ: await person('Q-q-mentor', { ...inQ1, role: 'mentor' }),
    organiserP: await person('P-organiser', { ...admin, org: p }),
    organiserQ: await person('Q-organiser', { ...admin, org: q }),
    adminP: await person('P-admin', { ...admin, org: p, orgRole: 'owner' }),
    adminQ: await person('Q-admin', { ...admin, org: q, orgRole: 'owner' }),
    superAdmin: await person('H-super', { ...admin, org: hub, orgRole: 'owner' }),
    organiserR: await person('R-organiser', { ...admin, org: r }),
    disabled: await person('P-disabled', { org: p }),
  }
  const { owner, team, mentor, mentorBC, disabled } = people
  const a = { org: p, cohort: cohorts.p1, owner, mentor, team: [team, disabled] }
  const projects = {
    a: await build.project(a),
    b: await build.project({ ...a, owner: people.ownerB, mentor: mentorBC, team: [], signed: ['mentor'] }),
    c: await build.project({ ...a, owner: people.ownerC, mentor: mentorBC, team: [], signed: [] }),
    d: await build.project({ org: p, cohort: cohorts.p1, owner: people.ownerD }),
    p2: await build.project({ org: p, cohort: cohorts.p2, owner: people.ownerP2 }),
    q: await build.project({ org: q, cohort: cohorts.q1, owner: people.ownerQ, mentor: people.mentorQ }),
  }
  const rows: Record<string, PlanRows> = {}
  for (const [name, id] of Object.entries(projects)) {
    const label = name === 'q' ? 'Q-q' : `P-${name}`
    await fillProject(db, id, label)
    rows[name] = await fillPlan(db, id, label)
  }
  await finish(db, people, projects, cohorts.p3)
  await db.query('update users set cohort_id = $2 where id = $1', [people.chooser, cohorts.p1])
  await db.query('update organisation set disabled_at = now() where id = $1', [r])
  return {
    orgs: { hub, p, q },
    cohorts,
    people,
    projects,
    rows,
    pictures: { owner: await pictureOf(db, owner) },
  }
}

type Ids = Record<string, string>

async function finish(db: Pool, people: Ids, projects: Ids, nextCohort: string): Promise<void> {
  await db.query('update users set disabled_at = now() where id = $1', [people.disabled])
  await db.query(
    `insert into mentorship (id, project_id, mentor_id, slot, ended_at) values ($1, $2, $3, 1, now())`,
    [newId(), projects.a, people.former],
  )
  await db.query(
    `insert into application (id, user_id, cohort_id, role, status) values ($1, $2, $3, 'entrepreneur', 'approved')`,
    [newId(), people.owner, nextCohort],
  )
}

async function pictureOf(db: Pool, userId: string): Promise<string> {
  const { rows } = await db.query<{ avatar: string }>('select avatar from users where id = $1', [userId])
  return rows[0]?.avatar ?? ''
}

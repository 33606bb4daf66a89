import type { Pool } from 'pg'
import { newId } from '#server/new-id.ts'
import { cheapGuessing } from './cheap-guessing.ts'
import { world } from './world.ts'

export const password = 'kite over the harbour'

/**
 * ME is what somebody wrote about themselves, SAID what they wrote to others, TRACE where others' records name them,
 * OTHER what is other people's. Every text in the database is one of these.
 */
export type Kind = 'ME' | 'SAID' | 'TRACE' | 'OTHER'

const mark = (kind: Kind, what: string) => `CANARY-${kind}-${what}`
const json = JSON.stringify

/** Which marks stand where, over all tables. */
export async function canariesIn(db: Pool, kind: Kind): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))`,
  )
  const found = new Set<string>()
  for (const { name } of tables.rows) {
    const { rows } = await db.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${name} t where to_jsonb(t)::text ilike $1`,
      [`%canary-${kind}-%`],
    )
    for (const { line } of rows)
      for (const [hit] of line.matchAll(new RegExp(`canary-${kind}-[\\w.]+`, 'gi')))
        found.add(hit.toUpperCase())
  }
  return [...found].sort()
}

async function fillPerson(db: Pool, id: string, kind: 'ME' | 'OTHER', name: string): Promise<void> {
  const all = (fields: string[]) =>
    json(Object.fromEntries(fields.map((field) => [field, mark(kind, `${name}.${field}`)])))
  await db.query(
    `update users set email = lower($2) || '@example.org', first_name = $3, last_name = $4, name = $3 || ' ' || $4,
       basic_data = $5, business_details = $6, edu_exp_records = $7, work_exp_records = $8, personal_experience = $9,
       mentor_motivation = $10, user_motivation = $11, commitments = '{"commitNews": true}',
       consents = '{"commitNews": {"given": true, "version": "2026-11", "at": "2026-11-01T00:00:00Z"}}' where id = $1`,
    [
      id,
      mark(kind, `${name}.mail`),
      mark(kind, `${name}.first`),
      mark(kind, `${name}.last`),
      all(['providedBio', 'selectedCity', 'urlWhatsapp', 'selectedNationality']),
      all(['givenBusinessName', 'givenProblemDes', 'selectedProduct']),
      `[${all(['givenDegree'])}]`,
      `[${all(['givenCompany'])}]`,
      all(['selectedSector']),
      all(['whyMentor']),
      all(['whyMentee']),
    ],
  )
  await db.query(
    `insert into stored_file (id, owner_id, purpose, media_type, bytes) values ($1, $2, 'avatar', 'image/webp', $3)`,
    [newId(), id, Buffer.from(mark(kind, `${name}.picture`))],
  )
}

/** The plan, its former version, and what was said in it. */
async function fillProject(db: Pool, projectId: string, ownerId: string, kind: 'ME' | 'OTHER', name: string) {
  await db.query(
    `update project set name = $2, problem = $3, team_members = $4, countries = '{PE}' where id = $1`,
    [
      projectId,
      mark(kind, `${name}.name`),
      mark(kind, `${name}.problem`),
      json([{ name: mark(kind, `${name}.team`) }]),
    ],
  )
  const item = newId()
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', $3)`, [
    item,
    projectId,
    json({ name: mark(kind, `${name}.draft`) }),
  ])
  await db.query('update plan_item set data = $2, version = 2 where id = $1', [
    item,
    json({ name: mark(kind, `${name}.segment`) }),
  ])
  await say(db, projectId, ownerId, mark(kind, `${name}.reply`))
}

async function say(db: Pool, projectId: string, authorId: string, text: string): Promise<void> {
  await db.query(
    `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, $4, 'f')`,
    [newId(), projectId, authorId, text],
  )
}

async function tell(db: Pool, userId: string, data: object): Promise<void> {
  await db.query(`insert into notification (id, user_id, kind, data) values ($1, $2, 'feedback', $3)`, [
    newId(),
    userId,
    json({ path: '/home', ...data }),
  ])
}

async function sign(db: Pool, projectId: string, signer: string, side: string, name: string): Promise<void> {
  await db.query(
    `insert into agreement (id, mentorship_id, project_id, signer_id, side, full_name, text_version, text_hash)
     select $1, m.id, $2, $3, $4, $5, '1', 'h' from mentorship m where m.project_id = $2`,
    [newId(), projectId, signer, side, name],
  )
}

/** An entrepreneur and a mentor who are matched; one of them is the person whose data it is about. */
export async function canaryWorld(db: Pool, role: 'entrepreneur' | 'mentor') {
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const approved = { org, cohort, applicationStatus: 'approved' }
  const [owner, mentor, friend] = [
    await build.person(approved),
    await build.person({ ...approved, role: 'mentor' }),
    await build.person(approved),
  ]
  const [project, friendly] = [
    await build.project({ org, cohort, owner, mentor }),
    await build.project({ org, cohort, owner: friend }),
  ]
  const [me, other] = role === 'mentor' ? [mentor, owner] : [owner, mentor]
  await fillPerson(db, me, 'ME', 'me')
  await fillPerson(db, other, 'OTHER', 'other')
  await fillPerson(db, friend, 'OTHER', 'friend')
  await fillProject(db, project, owner, role === 'entrepreneur' ? 'ME' : 'OTHER', 'plan')
  await fillProject(db, friendly, friend, 'OTHER', 'friendly')
  await sign(db, project, me, role, mark('ME', 'signature'))
  await sign(db, project, other, role === 'mentor' ? 'entrepreneur' : 'mentor', mark('OTHER', 'signature'))

  await say(db, role === 'mentor' ? project : friendly, me, mark('SAID', 'feedback'))
  await db.query(
    `insert into module_review (id, project_id, user_id, role, module, answers) values ($1, $2, $3, $4, 'one', $5)`,
    [newId(), project, me, role, json([mark('SAID', 'rating')])],
  )
  await db.query(`insert into bug_report (id, user_id, time, description) values ($1, $2, 1, $3)`, [
    newId(),
    me,
    mark('SAID', 'bug'),
  ])
  await db.query(
    `insert into application_event (id, application_id, from_status, to_status, message)
     select $1, id, 'pending', 'approved', $3 from application where user_id = $2`,
    [newId(), me, mark('ME', 'decision')],
  )
  await db.query(
    `insert into connect_request (id, project_id, mentor_id, status, message, reason) values
       ($1, $2, $3, 'asked', $4, ''), ($5, $6, $7, 'declined', $8, $9)`,
    role === 'mentor'
      ? [
          newId(),
          friendly,
          me,
          mark('ME', 'offer'),
          newId(),
          project,
          me,
          mark('ME', 'offered'),
          mark('OTHER', 'no'),
        ]
      : [
          newId(),
          friendly,
          mentor,
          mark('OTHER', 'offer'),
          newId(),
          project,
          mentor,
          mark('OTHER', 'offered'),
          mark('ME', 'no'),
        ],
  )
  await tell(db, me, { message: mark('ME', 'told') })
  await tell(db, other, {
    person_id: me,
    person_name: mark('TRACE', 'former_name'),
    message: mark('TRACE', 'words'),
  })
  await tell(db, other, {
    person_id: friend,
    person_name: mark('OTHER', 'friend.first'),
    project_id: friendly,
  })
  await db.query(`update project set team_members = team_members || $2::jsonb where id = $1`, [
    friendly,
    json([{ user_id: me, name: mark('TRACE', 'member'), email: mark('TRACE', 'member') }]),
  ])
  await db.query('insert into team_access (project_id, user_id) values ($1, $2)', [friendly, me])
  await db.query(
    `insert into team_invite (id, project_id, email, token_hash, invited_by, expires_at) values ($1, $2, $3, $1, $4, now())`,
    [newId(), friendly, `${mark('ME', 'me.mail')}@example.org`.toLowerCase(), friend],
  )
  await db.query(
    `insert into shared_link (id, project_id, created_by, what, locale, scenario, label, token_hash, ends_at)
     select x.id, $3, x.maker, 'plan', 'en', 'expected', x.label, x.id, now() + interval '1 day'
     from (values ($1, $4, $5), ($2, $6, $7)) x (id, maker, label)`,
    [newId(), newId(), friendly, me, mark('ME', 'link'), friend, mark('OTHER', 'link')],
  )
  await db.query(
    `insert into verification (id, identifier, value, expires_at) values ($1, 'changeEmail:x', $2, now() + interval '1 day')`,
    [newId(), json({ userId: me, email: mark('TRACE', 'next_mail') })],
  )
  await db.query(
    `insert into review_request (id, project_id, module_id, number, requested_by, snapshot) values ($1, $2, 'm', 1, $3, $4)`,
    [newId(), project, owner, json({ copy: mark(role === 'mentor' ? 'OTHER' : 'TRACE', 'snapshot') })],
  )
  await db.query(
    `insert into credential (id, user_id, account_id, provider_id, password) values ($1, $2, $2, 'credential', $3)`,
    [newId(), me, await cheapGuessing.hash(password)],
  )
  return { org, cohort, me, other, friend, project, friendly, email: `${mark('ME', 'me.mail')}@example.org` }
}

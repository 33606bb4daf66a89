import { beforeAll, describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)
const [moduleOne] = courseModules

let org: string
let slug: string
let hub: string
let organiser: Call
let superAdmin: Call

beforeAll(async () => {
  hub = await build.organisation('hub')
  superAdmin = await as(await build.person({ role: 'admin', org: hub, orgRole: 'owner' }))
  slug = 'semilla'
  org = await build.organisation(slug)
  organiser = await as(await build.person({ role: 'admin', org }))
})

const ask = `query ($org: String, $c: ObjectId) { needsYou(org: $org, cohortId: $c) {
  items { kind project_id project_name person_name module detail days is_late can_remind reminded_at cohort_id org }
  counts { kind count cohort_id } attention { review_days team_days } } }`
const remind = `mutation ($c: ObjectId!, $p: ObjectId!, $kind: String!) {
  remind(cohortId: $c, projectId: $p, kind: $kind) { people reminded_at } }`

type Item = { kind: string; project_name: string | null; days: number } & Record<string, unknown>
type Needs = { items: Item[]; counts: { kind: string; count: number; cohort_id: string | null }[] }
const needsOf = async (call: Call, where: Record<string, unknown>) =>
  (await call(ask, where)).data?.needsYou as Needs

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

/** A cohort that began long ago, with one team of each kind of trouble. */
async function scene(own = org) {
  const cohort = await build.cohort({ org: own, open: [-90, -60], matching: [-59, 5], course: [-50, 100] })
  const person = (role: 'entrepreneur' | 'mentor', name: string) =>
    build.person({ role, org: own, cohort, applicationStatus: 'approved', name })
  const team = async (name: string, mentored = true, signed?: ('mentor' | 'entrepreneur')[]) => {
    const owner = await person('entrepreneur', `${name} owner`)
    const mentor = mentored ? await person('mentor', `${name} mentor`) : undefined
    const id = await build.project({
      org: own,
      cohort,
      owner,
      name,
      ...(mentor && { mentor }),
      ...(signed && { signed }),
    })
    await db.query('update project set created_at = $2 where id = $1', [id, daysAgo(45)])
    return { id, owner, mentor: mentor ?? '' }
  }
  const works = (project: { id: string }, days: number) =>
    db.query(
      `insert into plan_item (id, project_id, kind, data, updated_at) values ($1, $2, 'input', '{}', $3)`,
      [newId(), project.id, daysAgo(days)],
    )
  const says = (project: { id: string }, author: string, field: string, days: number, text = 'Why?') =>
    db.query(
      `insert into feedback (id, project_id, author_id, text, field_id, created_at) values ($1, $2, $3, $6, $4, $5)`,
      [newId(Date.now() - days * 86_400_000), project.id, author, field, daysAgo(days), text],
    )
  return { cohort, person, team, works, says }
}

async function matchedSince(project: { id: string }, days: number) {
  await db.query('update mentorship set started_at = $2 where project_id = $1', [project.id, daysAgo(days)])
}

async function asksForReview(project: { id: string }, days: number) {
  await db.query(
    `insert into progress (id, project_id, module_id, ord, review_request, request_count) values ($1, $2, $3, 1, true, 1)`,
    [newId(), project.id, moduleOne?.id],
  )
  await db.query(
    `insert into review_request (id, project_id, module_id, number, requested_at, snapshot) values ($1, $2, $3, 1, $4, '{}')`,
    [newId(), project.id, moduleOne?.id, daysAgo(days)],
  )
}

describe('what needs an organiser', () => {
  test('is no thank-you after an answer; a short word that nobody has answered is a question', async () => {
    const { cohort, team, works, says } = await scene()
    const lines: [string, string[]][] = [
      ['Thanks', ['o: How many?', 'm: Twenty.', 'o: Thank you so much, that helps!']],
      ['Asks again', ['o: How many?', 'm: Twenty.', 'o: And why twenty?']],
      ['Never answered', ['o: Help please']],
    ]
    for (const [name, said] of lines) {
      const project = await team(name)
      await matchedSince(project, 3)
      await works(project, 1)
      for (const [index, line] of said.entries())
        await says(
          ...([project, line.startsWith('o') ? project.owner : project.mentor, 'one.a', 9 - index] as const),
          line.slice(3),
        )
    }
    const { items } = await needsOf(organiser, { c: cohort })
    const asking = items.filter(({ kind }) => kind === 'question').map(({ project_name }) => project_name)
    expect(asking.sort()).toEqual(['Asks again', 'Never answered'])
  })

  test('is each kind of trouble of a cohort, with its age, and nothing of what goes well', async () => {
    const { cohort, person, team, works, says } = await scene()
    await build.person({ org, cohort, applicationStatus: 'pending', name: 'Ines' })
    await person('mentor', 'Free mentor')
    const well = await team('Well')
    await matchedSince(well, 40)
    await works(well, 2)
    await says(well, well.mentor, 'one.a', 3)
    const waits = await team('Waits')
    await matchedSince(waits, 40)
    await works(waits, 1)
    await says(waits, waits.mentor, 'one.b', 1)
    await asksForReview(waits, 9)
    const silent = await team('Silent')
    await matchedSince(silent, 40)
    await works(silent, 20)
    await says(silent, silent.mentor, 'one.c', 2)
    const leftAlone = await team('Left alone')
    await matchedSince(leftAlone, 40)
    await works(leftAlone, 1)
    const asks = await team('Asks')
    await matchedSince(asks, 3)
    await works(asks, 1)
    await says(asks, asks.owner, 'one.d', 6)
    await says(asks, asks.mentor, 'one.e', 1)
    await matchedSince(await team('Half signed', true, ['mentor']), 8)
    await team('Alone', false)

    const { items, counts } = await needsOf(organiser, { c: cohort })
    const short = items.map(({ kind, project_name, days }) => [kind, project_name, days])
    expect(short).toHaveLength(8)
    expect(short).toEqual(
      expect.arrayContaining([
        ['review', 'Waits', 9],
        ['question', 'Asks', 6],
        ['quietTeam', 'Silent', 20],
        ['quietMentor', 'Left alone', 40],
        ['unsigned', 'Half signed', 8],
        ['unmatched', 'Alone', -5],
        ['application', null, 0],
        ['date', null, -5],
      ]),
    )
    expect(items.find(({ kind }) => kind === 'review')).toMatchObject({
      module: 'one',
      person_name: 'Waits mentor',
      org: slug,
    })
    expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]))
  })

  test('is silence, and it says whether anything was written before', async () => {
    const { cohort, team, works, says } = await scene()
    const wrote = await team('Wrote')
    const never = await team('Never')
    for (const project of [wrote, never]) await matchedSince(project, 40)
    await works(wrote, 20)
    await says(wrote, wrote.mentor, 'one.a', 20)
    const { items } = await needsOf(organiser, { c: cohort })
    const silent = items.filter(({ kind }) => kind.startsWith('quiet'))
    expect(silent.map(({ kind, project_name, detail }) => [project_name, kind, detail]).toSorted()).toEqual([
      ['Never', 'quietMentor', 'never'],
      ['Never', 'quietTeam', 'never'],
      ['Wrote', 'quietMentor', null],
      ['Wrote', 'quietTeam', null],
    ])
  })

  test('shows the five oldest of a kind and counts the rest', async () => {
    const { cohort } = await scene()
    for (let index = 0; index < 7; index += 1)
      await build.person({ org, cohort, applicationStatus: 'pending' })
    const { items, counts } = await needsOf(organiser, { c: cohort })
    expect(items.filter(({ kind }) => kind === 'application')).toHaveLength(5)
    expect(counts).toContainEqual({ kind: 'application', count: 7, cohort_id: cohort })
  })

  test('follows the thresholds of its cohort', async () => {
    const { cohort, team } = await scene()
    await asksForReview(await team('Patient'), 9)
    const kinds = async () => (await needsOf(organiser, { c: cohort })).items.map(({ kind }) => kind)
    expect(await kinds()).toContain('review')
    const set = `mutation ($c: ObjectId!, $a: AttentionInput!) { setAttention(cohortId: $c, attention: $a) { review_days } }`
    const attention = {
      application_days: 5,
      review_days: 10,
      unmatched_days: 10,
      unsigned_days: 5,
      team_days: 14,
      mentor_days: 14,
      question_days: 4,
      date_days: 7,
    }
    expect((await organiser(set, { c: cohort, a: attention })).data?.setAttention).toEqual({
      review_days: 10,
    })
    expect(await kinds()).not.toContain('review')
    const refused = await organiser(set, { c: cohort, a: { ...attention, review_days: 0 } })
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('of an organisation is that of its cohorts, of the platform the drafts and bugs too', async () => {
    const partner = await build.organisation()
    const { rows } = await db.query('select slug from organisation where id = $1', [partner])
    const own = await as(await build.person({ role: 'admin', org: partner }))
    const one = await scene(partner)
    await build.person({ org: partner, cohort: one.cohort, applicationStatus: 'pending' })
    const draft = await build.cohort({ org: partner, approved: false })
    await db.query('update cohort set submitted_at = now() where id = $1', [draft])
    await db.query(
      `insert into bug_report (id, time, description, created_at) values ($1, 0, 'It broke', now() - interval '8 days')`,
      [newId()],
    )
    const kindsOf = (needs: Needs) => needs.items.map(({ kind }) => kind).toSorted()
    expect(kindsOf(await needsOf(own, { org: rows[0].slug }))).toEqual(['application', 'date'])
    expect(kindsOf(await needsOf(superAdmin, {}))).toEqual(['bug', 'draft'])
  })

  test('is nothing to anybody else', async () => {
    const { cohort, team } = await scene()
    const { id, owner, mentor } = await team('Secret')
    const other = await build.person({ role: 'admin', org: await build.organisation() })
    for (const stranger of [owner, mentor, other, null]) {
      const call = await as(stranger)
      for (const where of [{ c: cohort }, { org: slug }, {}]) {
        const { data, errors } = await call(ask, where)
        expect([data, errors[0]?.extensions.code]).toEqual([
          null,
          expect.stringMatching(/NOT_FOUND|FORBIDDEN|UNAUTHENTICATED/),
        ])
      }
      expect((await call(remind, { c: cohort, p: id, kind: 'quietTeam' })).errors).toHaveLength(1)
    }
  })
})

describe('a reminder', () => {
  const notices = async (user: string) =>
    (await db.query('select kind, data from notification where user_id = $1', [user])).rows

  test('reaches the whole team by notice and mail, once a day, and says when', async () => {
    const { cohort, person, team, works } = await scene()
    const project = await team('Quiet')
    await matchedSince(project, 40)
    await works(project, 20)
    const colleague = await person('entrepreneur', 'Colleague')
    await db.query('insert into team_access (project_id, user_id) values ($1, $2)', [project.id, colleague])
    const args = { c: cohort, p: project.id, kind: 'quietTeam' }
    expect((await organiser(remind, args)).data?.remind).toMatchObject({ people: 2 })
    const again = await organiser(remind, args)
    expect(again.data?.remind).toMatchObject({ people: 0, reminded_at: expect.any(String) })
    for (const member of [project.owner, colleague])
      expect(await notices(member)).toEqual([
        { kind: 'remindTeam', data: expect.objectContaining({ path: `/home/project/${project.id}` }) },
      ])
    const mails = await db.query(`select 1 from pgboss.job where data ->> 'template' = 'remindTeam'`)
    expect(mails.rowCount).toBe(2)
    const { items } = await needsOf(organiser, { c: cohort })
    expect(items.find(({ kind }) => kind === 'quietTeam')?.reminded_at).toEqual(expect.any(String))
    const { rows } = await db.query(`select action, data from audit_entry where target_id = $1`, [project.id])
    expect(rows).toEqual([
      {
        action: 'people reminded',
        data: { kind: 'quietTeam', count: 2, people: expect.arrayContaining([colleague]) },
      },
    ])
    await db.query(`update reminder set day = day - 1`)
    expect((await organiser(remind, args)).data?.remind).toMatchObject({ people: 2 })
  })

  test('of two organisers who press at the same moment only one is sent', async () => {
    const { cohort, team } = await scene()
    const project = await team('Quiet')
    await matchedSince(project, 40)
    const args = { c: cohort, p: project.id, kind: 'quietTeam' }
    const other = await as(await build.person({ role: 'admin', org }))
    const both = await Promise.all([organiser, other].map((call) => call(remind, args)))
    const told = both.map(({ data }) => data?.remind)
    for (const people of [0, 1]) expect(told).toContainEqual({ people, reminded_at: expect.any(String) })
    expect(await notices(project.owner)).toHaveLength(1)
  })

  test('goes to whoever has not signed, and to nobody where nothing is to do', async () => {
    const { cohort, team } = await scene()
    const project = await team('Half', true, ['mentor'])
    await matchedSince(project, 8)
    const args = { c: cohort, p: project.id }
    expect((await organiser(remind, { ...args, kind: 'unsigned' })).data?.remind).toMatchObject({ people: 1 })
    expect(await notices(project.owner)).toMatchObject([{ kind: 'remindSign' }])
    expect(await notices(project.mentor)).toEqual([])
    for (const kind of ['quietTeam', 'review', 'date', 'nonsense'])
      expect((await organiser(remind, { ...args, kind })).errors[0]?.extensions.code).toBe('CONFLICT')
  })
})

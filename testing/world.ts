import type { Pool } from 'pg'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'

export type PersonOptions = {
  role?: 'entrepreneur' | 'mentor' | 'admin'
  orgRole?: 'organiser' | 'owner'
  /** Organisation id: where an admin works, or where a participant's cohort belongs. */
  org?: string
  cohort?: string
  applicationStatus?: string
  name?: string
}

export type CohortOptions = {
  org: string
  selfGuided?: boolean
  private?: boolean
  approved?: boolean
  registrationOpen?: boolean
  /** Days from now. */
  matching?: [number, number]
  open?: [number, number]
  course?: [number, number]
  inactive?: string[]
}

export type ProjectOptions = {
  cohort: string
  org: string
  owner: string
  mentor?: string
  signed?: ('mentor' | 'entrepreneur')[]
  status?: string
  team?: string[]
  name?: string
}

/** Builds the people and things a test needs, in the product's own words. */
export function world(db: Pool) {
  let count = 0
  const nextName = (what: string) => `${what} ${++count}`

  return {
    async organisation(slug = `org-${newId().slice(-8)}`): Promise<string> {
      const id = newId()
      await db.query('insert into organisation (id, slug, name) values ($1, $2, $3)', [
        id,
        slug,
        nextName('Organisation'),
      ])
      return id
    },

    async person(options: PersonOptions = {}): Promise<string> {
      const { role = 'entrepreneur', org = null, cohort = null, applicationStatus = 'none' } = options
      const id = newId()
      const isAdmin = role === 'admin'
      await db.query(
        `insert into users (id, email, email_verified, name, first_name, last_name, role, org_role, main_org, org_id,
           cohort_id, application_status, onboarded, mentor_capacity)
         values ($1, $2, true, $3, $3, 'Tester', $4, $5, $6, $7, $8, $9, true, 3)`,
        [
          id,
          `${id}@example.org`,
          options.name ?? nextName('Person'),
          role,
          isAdmin ? (options.orgRole ?? 'organiser') : null,
          isAdmin ? org : null,
          org,
          cohort,
          applicationStatus,
        ],
      )
      if (cohort && !isAdmin) {
        await db.query(
          'insert into application (id, user_id, cohort_id, role, status) values ($1, $2, $3, $4, $5)',
          [newId(), id, cohort, role, applicationStatus === 'none' ? 'pending' : applicationStatus],
        )
      }
      return id
    },

    async cohort(options: CohortOptions): Promise<string> {
      const id = newId()
      const { open = [-30, 30], matching = [-10, 10], course = [-5, 200] } = options
      await db.query(
        `insert into cohort (id, org_id, title, self_guided, private, approved, registration_open, open_date, close_date,
           matching_start, matching_end, start_date, end_date, invite_code, cohort_lead_email)
         values ($1, $2, $3, $4, $5, $6, $7, ${[...open, ...matching, ...course].map((_, index) => `now() + $${index + 8} * interval '1 day'`).join(', ')}, $14, 'lead@example.org')`,
        [
          id,
          options.org,
          nextName('Cohort'),
          options.selfGuided ?? false,
          options.private ?? false,
          options.approved ?? true,
          options.registrationOpen ?? true,
          ...open,
          ...matching,
          ...course,
          `invite-${id}`,
        ],
      )
      for (const module of courseModules) {
        await db.query(
          `insert into cohort_module (cohort_id, position, module_id, module_name, slug, active)
           values ($1, $2, $3, $4, $5, $6)`,
          [
            id,
            module.number,
            module.id,
            module.name.en,
            module.slug,
            !options.inactive?.includes(module.slug),
          ],
        )
      }
      return id
    },

    async project(options: ProjectOptions): Promise<string> {
      const id = newId()
      const signed = options.signed ?? (options.mentor ? ['mentor', 'entrepreneur'] : [])
      await db.query(
        `insert into project (id, name, cohort_id, org_id, owner_id, mentor, mentor_agreement, entrepreneur_agreement, status)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          options.name ?? nextName('Project'),
          options.cohort,
          options.org,
          options.owner,
          options.mentor ?? null,
          signed.includes('mentor'),
          signed.includes('entrepreneur'),
          options.status ?? 'active',
        ],
      )
      if (options.mentor) await match(db, id, options.mentor)
      for (const member of options.team ?? []) {
        await db.query('insert into team_access (project_id, user_id) values ($1, $2)', [id, member])
      }
      return id
    },
  }
}

async function match(db: Pool, project: string, mentor: string): Promise<void> {
  await db.query(
    `insert into mentorship (id, project_id, mentor_id, slot)
     values ($1, $2, $3, (select count(*) + 1 from mentorship where mentor_id = $3 and ended_at is null))`,
    [newId(), project, mentor],
  )
}

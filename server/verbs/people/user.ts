import type { Pool } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import { type PersonFacts, seesCard, seesContact, seesPrivate } from '#domain/policies/person.ts'
import { contactBasicData, contactFields, privateBasicData, privateFields } from '#domain/programme/user.ts'
import type { User, UserQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { type PersonFactRow, personFactColumns, personFactsOf } from './person-facts.ts'

export const userColumns = `u.id as "_id", u.id as user_id, u.email, u.first_name, u.last_name, o.slug as main_org, u.org_id,
  u.cohort_id as "cohortId", u.role, u.org_role, u.application_status, u.test_account, u.onboarded, u.locale,
  u.mail_preference, u.basic_data, u.business_details as "businessDetails", u.commitments,
  u.edu_exp_records as "eduExpRecords", u.work_exp_records as "workExpRecords", u.personal_experience,
  u.mentor_motivation as "mentorMotivation", u.user_motivation as "userMotivation"`

const manyQuery = `
select ${userColumns}, u.id, u.main_org as main_org_id, ${personFactColumns('$2')}
from users u left join organisation o on o.id = u.main_org where u.id = any ($1)`

export type UserRow = User & PersonFactRow & { readonly main_org_id: string | null }

export type PersonReader = { read(userId: string): Promise<UserRow | undefined> }

/** Reads people for one request: all that are asked for in one go are one statement. */
export function personReader(db: Pool, actor: Actor): PersonReader {
  let wanted: Set<string> | null = null
  let answer: Promise<Map<string, UserRow>> = Promise.resolve(new Map())

  async function fetchWanted(ids: Set<string>): Promise<Map<string, UserRow>> {
    await new Promise<void>((resolve) => process.nextTick(resolve))
    wanted = null
    const { rows } = await db.query<UserRow>({
      name: 'users',
      text: manyQuery,
      values: [[...ids], actor.userId],
    })
    return new Map(rows.map((row) => [row.id, row]))
  }

  return {
    async read(userId) {
      if (!wanted) {
        wanted = new Set()
        answer = fetchWanted(wanted)
      }
      wanted.add(userId)
      return (await answer).get(userId)
    },
  }
}

/** A person as the caller may see them: card, contact and private fields each by their own rule. */
export async function findUser({ actor, people }: Caller, query: UserQueryInput | null | undefined) {
  const id = query?._id ?? query?.user_id ?? actor.userId
  if (query?._id && query.user_id && query._id !== query.user_id) return null
  const row = await people.read(id)
  if (!row) return null
  const facts = factsOf(row)
  return seesCard(actor, facts) ? visiblePart(actor, facts, row) : null
}

export async function maySeeUser(db: Pool, actor: Actor, userId: string): Promise<boolean> {
  const row = await personReader(db, actor).read(userId)
  return row !== undefined && seesCard(actor, factsOf(row))
}

// The column main_org of the record is the slug; the rule wants the id.
const factsOf = (row: UserRow) => personFactsOf({ ...row, main_org: row.main_org_id })

type Hidden = (typeof contactFields | typeof privateFields)[number]
type HiddenBasic = (typeof contactBasicData | typeof privateBasicData)[number]

function visiblePart(actor: Actor, facts: PersonFacts, row: UserRow): User {
  const seenContact = seesContact(actor, facts)
  const seenPrivate = seesPrivate(actor, facts)
  const hidden: Hidden[] = [...(seenContact ? [] : contactFields), ...(seenPrivate ? [] : privateFields)]
  const hiddenBasics: HiddenBasic[] = [
    ...(seenContact ? [] : contactBasicData),
    ...(seenPrivate ? [] : privateBasicData),
  ]
  return { ...without(row, hidden), basic_data: without(row.basic_data ?? {}, hiddenBasics) }
}

function without<T extends object, K extends keyof T>(record: T, names: readonly K[]): Omit<T, K> {
  const hidden = new Set<PropertyKey>(names)
  return Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))) as Omit<T, K>
}

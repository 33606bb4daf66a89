import { AppError } from '#domain/errors.ts'
import { manageOrganisation, onlySuper } from '#domain/policies/programme.ts'
import type { ListQueryInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { listPage } from '#server/lists/read-list.ts'
import { everybody, type ListedPerson, peopleList, peopleOf } from './people-list.ts'

type Asked = ListQueryInput | null | undefined

/** Everybody on the platform, for those who run it. */
export async function platformUsers({ deps, actor }: Caller, list: Asked) {
  authorize(onlySuper(actor))
  return listPage<ListedPerson>(deps.db, peopleList, list, everybody)
}

/** The people of one organisation, for its managers. */
export async function organisationUsers({ deps, actor }: Caller, slug: string, list: Asked) {
  const orgId = await organisationCalled(deps.db, slug)
  authorize(manageOrganisation(actor, orgId))
  return listPage<ListedPerson>(deps.db, peopleList, list, peopleOf(orgId))
}

export async function organisationCalled(db: Queryable, slug: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from organisation where slug = $1', [slug])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0].id
}

export async function listedPerson(db: Queryable, userId: string): Promise<ListedPerson | null> {
  const { rows } = await db.query<ListedPerson>(
    `select ${peopleList.columns} from ${peopleList.from} where u.id = $1`,
    [userId],
  )
  return rows[0] ?? null
}

type Places = {
  organisations: { _id: string; name: string; slug: string }[]
  cohorts: { _id: string; title: string; org_id: string }[]
}

const mostPlaces = 500

/** Where people can belong: the choices of filters and of changes. */
export async function platformPlaces({ deps, actor }: Caller): Promise<Places> {
  authorize(onlySuper(actor))
  const [organisations, cohorts] = await Promise.all([
    deps.db.query<Places['organisations'][number]>(
      `select id as "_id", name, slug from organisation where disabled_at is null
       order by search_form(name), id limit ${mostPlaces}`,
    ),
    deps.db.query<Places['cohorts'][number]>(
      `select id as "_id", title, org_id from cohort where archived_at is null order by id desc limit ${mostPlaces}`,
    ),
  ])
  return { organisations: organisations.rows, cohorts: cohorts.rows }
}

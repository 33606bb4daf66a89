import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { TeamMember } from '#domain/programme/project.ts'

type Account = { id: string; name: string; email: string; is_owner: boolean }

/** The owner and those who were let in. Nobody else's account is looked up, whatever address is written. */
const accountsQuery = `
select u.id, u.name, u.email, u.id = p.owner_id as is_owner from project p
join users u on u.id = p.owner_id or u.id in (select user_id from team_access where project_id = p.id)
where p.id = $1 order by u.id`

/**
 * The list of a team as it is kept. Whoever is in the team has their account and its name beside what is said of them,
 * and stays listed until they leave; the owner stands first. A link to an account is made by an invitation that its
 * owner accepted, never by writing an id or an address.
 */
export async function listedMembers(
  tx: PoolClient,
  projectId: string,
  next: readonly TeamMember[],
  before: readonly TeamMember[],
): Promise<readonly TeamMember[]> {
  const { rows: accounts } = await tx.query<Account>(accountsQuery, [projectId])
  const linked = new Set(before.map(({ user_id }) => user_id).filter(Boolean))
  const accountOf = ({ user_id, email }: TeamMember) =>
    accounts.find(({ id, email: own }) => (user_id ? id === user_id : own === email?.trim().toLowerCase()))
  const named = next.map((member) => {
    const account = accountOf(member)
    if (account) return { ...member, user_id: account.id, name: account.name }
    if (member.user_id && !linked.has(member.user_id)) throw new AppError('NOT_FOUND')
    return member
  })
  const once = named.filter(
    ({ user_id }, place) => !user_id || named.findIndex((one) => one.user_id === user_id) === place,
  )
  const forgotten = accounts
    .filter(({ id, is_owner }) => !is_owner && !once.some(({ user_id }) => user_id === id))
    .map(({ id, name, email }) => ({
      email,
      ...before.find(({ user_id }) => user_id === id),
      user_id: id,
      name,
    }))
  const isOwner = ({ user_id }: TeamMember) => accounts.some(({ id, is_owner }) => is_owner && id === user_id)
  return [...once, ...forgotten].sort((one, other) => Number(isOwner(other)) - Number(isOwner(one)))
}

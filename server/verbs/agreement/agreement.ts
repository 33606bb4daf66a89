import type { Pool, PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { signAgreement as maySign, readAgreement } from '#domain/policies/agreement.ts'
import { words } from '#domain/programme/words.ts'
import { isSameName, type Side, type Signature } from '#domain/progress/agreement.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { notify } from '#server/notices/notify.ts'
import { validate } from '#server/validate.ts'
import { type FactRow, factColumns, factsOf } from '#server/verbs/plan/project-facts.ts'
import { agreementHash, agreementText, currentVersion } from './agreement-text.ts'

const stateQuery = (lock: '' | 'for update of p') => `
select ${factColumns('$2')}, p.name, p.mentor_agreement, p.entrepreneur_agreement,
  o.name as entrepreneur_name, m.name as mentor_name,
  (select concat_ws(' ', u.first_name, u.last_name) from users u where u.id = $2) as own_name,
  exists (select 1 from cohort_module e where e.cohort_id = c.id and e.active and (e.start is null or e.start <= now()))
    as has_open_module,
  (select s.id from mentorship s where s.project_id = p.id and s.ended_at is null) as match_id,
  coalesce((select json_agg(json_build_object('matchId', a.mentorship_id, 'side', a.side, 'textVersion', a.text_version,
    'full_name', a.full_name, 'signed_at', to_json(a.signed_at)) order by a.id)
    from agreement a join mentorship s on s.id = a.mentorship_id
    where a.project_id = p.id and s.ended_at is null), '[]') as signatures
from project p join cohort c on c.id = p.cohort_id join users o on o.id = p.owner_id left join users m on m.id = p.mentor
where p.id = $1 ${lock}`

type State = FactRow & {
  name: string
  mentor_agreement: boolean
  entrepreneur_agreement: boolean
  entrepreneur_name: string
  mentor_name: string | null
  own_name: string
  has_open_module: boolean
  match_id: string | null
  signatures: (Signature & { full_name: string; signed_at: string })[]
}

async function readState(db: Queryable, actor: Actor, projectId: string, lock: '' | 'for update of p' = '') {
  const { rows } = await (db as Pool).query<State>(stateQuery(lock), [projectId, actor.userId])
  return rows[0]
}

/** The agreement of a project's running match: its text, who has signed, and which side the caller is on. */
export async function findAgreement({ deps, actor, locale }: Caller, projectId: string) {
  const state = await readState(deps.db, actor, projectId)
  if (!state || readAgreement(actor, factsOf(state)) !== 'allowed') return null
  return {
    project_id: projectId,
    text: agreementText(locale),
    text_version: currentVersion,
    text_hash: agreementHash,
    mentor_agreement: state.mentor_agreement,
    entrepreneur_agreement: state.entrepreneur_agreement,
    is_matched: state.match_id !== null,
    my_side: sideOf(actor, state),
    mentor_name: state.mentor_name,
    entrepreneur_name: state.entrepreneur_name,
    signatures: state.signatures.map((one) => ({ ...one, text_version: one.textVersion })),
  }
}

const sideOf = (actor: Actor, state: State): Side | null =>
  state.owner_id === actor.userId ? 'entrepreneur' : state.mentor === actor.userId ? 'mentor' : null

type Signing = { projectId: string; full_name: string; text_version: string }

/** Signs by typing one's full name, as it stands in the profile. The record says who, when, which text and for which match; nobody changes it. */
export async function signAgreement(context: Caller, side: Side, given: Signing) {
  const { deps, actor } = context
  const fullName = given.full_name.trim().replace(/\s+/g, ' ')
  await inTransaction(deps.db, async (tx) => {
    const state = await readState(tx, actor, given.projectId, 'for update of p')
    if (!state) throw new AppError('NOT_FOUND')
    const { match_id: matchId, signatures } = state
    authorize(maySign(actor, factsOf(state), side, { matchId, signatures, textVersion: currentVersion }))
    if (given.text_version !== currentVersion) throw new AppError('CONFLICT', { reason: 'agreementChanged' })
    validate(words.sign, { full_name: fullName })
    if (fullName === '') throw new AppError('BAD_USER_INPUT', { reason: 'required' })
    if (!isSameName(fullName, state.own_name)) throw new AppError('BAD_USER_INPUT', { reason: 'otherName' })
    await tx.query(
      `insert into agreement (id, mentorship_id, project_id, signer_id, side, full_name, text_version, text_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), matchId, given.projectId, actor.userId, side, fullName, currentVersion, agreementHash],
    )
    await tx.query(
      `update project set ${side}_agreement = true, version = version + 1, updated_at = now() where id = $1`,
      [given.projectId],
    )
    await tellOther(tx, context, side, state)
  })
  return findAgreement(context, given.projectId)
}

async function tellOther(tx: PoolClient, { deps }: Caller, side: Side, state: State): Promise<void> {
  const { mentor, owner_id: owner } = state
  if (!mentor) return
  const about = {
    project_id: state.id,
    project_name: state.name,
    cohort_id: state.cohort_id,
    path: `/home/project/${state.id}`,
  }
  const isComplete = side === 'mentor' ? state.entrepreneur_agreement : state.mentor_agreement
  if (isComplete) {
    const { has_open_module: isOpen } = state
    await notify(tx, deps.env, mentor, isOpen ? 'agreementSignedMentor' : 'agreementSignedEarly', about)
    await notify(tx, deps.env, owner, isOpen ? 'agreementSigned' : 'agreementSignedEarly', about)
    return
  }
  const signer =
    side === 'mentor'
      ? { person_id: mentor, person_name: state.mentor_name ?? '' }
      : { person_id: owner, person_name: state.entrepreneur_name }
  await notify(tx, deps.env, side === 'mentor' ? owner : mentor, 'agreementWaiting', { ...about, ...signer })
}

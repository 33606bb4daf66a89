import type { Pool } from 'pg'
import { singleKey } from '#course/single-answers.ts'
import type { PlanKind } from '#domain/entities/index.ts'
import { newId } from '#server/new-id.ts'

type Fields = Readonly<Record<string, unknown>>

/** Puts records of a plan where the screens would have put them. Each call gives the ids in the order of the records. */
export async function plant(
  db: Pool,
  project: string,
  kind: PlanKind,
  ...records: Fields[]
): Promise<string[]> {
  const rows = records.map((data) => ({ id: newId(), key: singleKey(kind, data), data }))
  await db.query(
    `insert into plan_item (id, project_id, kind, data, single_key)
     select id, $1, $2, data, key from jsonb_to_recordset($3::jsonb) as row (id text, key text, data jsonb)`,
    [project, kind, JSON.stringify(rows)],
  )
  return rows.map(({ id }) => id)
}

const at = (stepKey: string, key: string, fields: Fields, parent: string | null = null): Fields => ({
  moduleKey: 'one',
  stepKey,
  key,
  parent,
  ...fields,
})

/** A plan in which every room of module one has something to work with. */
export async function plantModuleOne(db: Pool, project: string): Promise<void> {
  const put = (kind: PlanKind, ...records: Fields[]) => plant(db, project, kind, ...records)
  await put('business', {
    problemDefinition: 'In Ayacucho, mothers at the market stop breastfeeding early.',
    problemStatement: 'In Ayacucho, mothers at the market stop breastfeeding because they must sell.',
  })
  const cause = (
    description: string,
    causeType: string,
    parent: string | null,
    selected = false,
  ): Fields => ({
    description,
    causeType,
    parent,
    selected,
  })
  const [work = ''] = await put('cause', cause('They go back to the stall', 'main', null, true))
  await put(
    'cause',
    cause('No sale means no dinner', 'underlying', work),
    cause('They doubt their milk', 'main', null),
    cause('Babies are ill more often', 'effect', null),
  )
  const questions = await put(
    'question',
    { text: 'What happened the last day you breastfed?', parent: work, insights: ['The stall decides.'] },
    { text: 'Who told you about powdered milk?', parent: work, insights: [] },
  )
  const [rosa = ''] = await put('source', { text: 'Rosa, market seller', sourceType: 'people' })
  const note = { value: 'It was too cold.', groupName: 'quote', valueArr: [rosa] }
  await put(
    'input',
    at('choosing-the-causes', 'rating', { valueArr: ['5', '4'], description: 'We know them' }, work),
    at('testing-your-assumptions', 'assumption', { value: 'They must sell', valueArr: ['3'] }, work),
    at('information-sources', 'covers', { valueArr: questions, selected: false }, rosa),
    at('processing-information', 'note', note, questions[0] ?? null),
    at('making-sense', 'verdict', { value: 'partly' }, work),
    at('finding-your-why', 'how', { value: 'We ask mothers first' }),
  )
  const [room = ''] = await put('activity', {
    name: 'A warm room beside the market',
    activityType: 'impact',
    selected: true,
    outcomes: ['Mothers breastfeed longer'],
  })
  await put('input', at('activities-outcomes', 'cause', { valueArr: [work] }, room))
}

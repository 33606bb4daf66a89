import { newId } from '#server/new-id.ts'
import { people, site } from '../fixtures.ts'
import { coursePage } from '../pages/course-page.ts'

type Visitor = { as?: string; width?: number; height?: number; dark?: boolean }

/** A plan with causes, a question that has been asked and what was learned from it. */
export async function writtenPlan() {
  const home = await site()
  const { project, entrepreneur, mentor } = await people(home)
  const step = (slug: string) => `/home/project/${project}/one/${slug}`

  async function insert(kind: string, data: object, single: string | null = null): Promise<string> {
    const id = newId()
    await home.db.query(
      'insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, $3, $4, $5)',
      [id, project, kind, data, single],
    )
    return id
  }

  const cause = await insert('cause', {
    causeType: 'main',
    description: 'The well is far from the houses of the families.',
    selected: true,
  })
  for (const description of ['No money for a filter', 'Nobody boils it', 'The pump is broken', 'No time']) {
    await insert('cause', { causeType: 'main', description, selected: false })
  }
  const question = await insert('question', {
    text: 'Who fetches the water?',
    parent: cause,
    insights: ['We learned that girls fetch it', 'We learned that wells run dry'],
  })
  await insert('question', { text: 'When did you last fetch water?', parent: cause, insights: [] })
  const source = await insert('source', { text: 'Mothers at the lake', sourceType: 'interview' })
  await insert('input', {
    ...{ moduleKey: 'one', stepKey: 'processing-information', key: 'note', parent: question },
    ...{ value: 'My daughter goes', valueArr: [source], description: 'We learned that girls fetch it' },
  })
  await insert('business', { problemDefinition: 'Children fall ill from the water of the lake.' }, 'business')

  async function enter(slug: string, visitor: Visitor = {}) {
    const { page } = await home.visit(step(slug), { as: entrepreneur, ...visitor })
    await coursePage(page, project, 'one').isShown(slug)
    return page
  }

  return { home, project, entrepreneur, mentor, step, enter }
}

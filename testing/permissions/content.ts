import { expect } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import type { Operations } from './operation.ts'
import { selection } from './schema.ts'

const moduleId = moduleBySlug('one')?.id ?? ''

export const content: Operations = {
  'models (read)': [
    {
      door: 'Query.models',
      request: () => ({ document: `{ models { ${selection('Model')} } }` }),
      shows: (_, { data }) =>
        expect(data).toContainEqual(expect.objectContaining({ name: 'cooperative', name_es: 'cooperativa' })),
    },
  ],
  'steps (read by module)': [
    {
      door: 'Query.steps',
      request: () => ({
        document: `query ($id: String) { steps(query: { module: $id }) { ${selection('Step')} } }`,
        variables: { id: moduleId },
      }),
      shows: (_, { data }) =>
        expect(data).toContainEqual(expect.objectContaining({ nice_name: 'introduction' })),
    },
    {
      door: 'Query.states',
      request: () => ({ document: '{ states(country: "PE") }' }),
      shows: (_, { data }) => expect(data).toContain('Cuzco Department'),
    },
    {
      door: 'Query.cities',
      request: () => ({ document: '{ cities(country: "PE", state: "Cuzco Department") }' }),
      shows: (_, { data }) => expect(data).not.toEqual([]),
    },
  ],
}

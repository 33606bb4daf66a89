import { expect, test } from 'vitest'
import { pathOf, profileOf, projectOf } from './project-values.ts'

const project = {
  _id: 'p',
  version: 3,
  name: 'Agua clara',
  countries: ['PE'],
  sectors: ['Water'],
  problem: 'Unsafe water',
  solution: 'Clay filters',
  stage: 'idea' as const,
  type: 'Filters',
}

test('what is shown of a project comes back as it was, and nothing else with it', () => {
  const { _id, version, ...content } = project
  expect(projectOf(profileOf(project))).toEqual(content)
  expect(projectOf({ businessDetails: { givenBusinessName: ' Agua ' } })).toMatchObject({
    name: 'Agua',
    stage: null,
  })
})

test('a fault of a field is shown where the field stands', () => {
  expect(pathOf('problem')).toBe('businessDetails.givenProblemDes')
})

import { expect, test } from 'vitest'
import { courseStepById, courseStepBySlug } from './course.ts'
import { stepsThatNeed } from './needed-steps.ts'

const needing = (module: string, step: string) =>
  stepsThatNeed(courseStepBySlug(module, step)?.id ?? '').map((id) => {
    const found = courseStepById(id)
    return `${found?.module.slug}/${found?.slug}`
  })

test('what is named in one step is needed by the later ones that work with it', () => {
  expect(needing('one', 'building-the-problem-tree')).toContain('one/choosing-the-causes')
  expect(needing('two', 'customer-segments')).toEqual(
    expect.arrayContaining(['two/customer-pains', 'four/key-activities', 'seven/revenue']),
  )
  expect(needing('three', 'identify-stakeholders')).toEqual(
    expect.arrayContaining(['three/power-influence', 'three/stakeholder-relationship']),
  )
})

test('nothing needs a step that stands alone, nor one that comes later', () => {
  expect(needing('one', 'finding-your-why')).toEqual([])
  expect(needing('two', 'my-offerings')).not.toContain('two/customer-segments')
})

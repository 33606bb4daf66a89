import { expect, test } from 'vitest'
import { planEntities, planKinds } from '#domain/entities/index.ts'
import { planLists } from './plan-cache.ts'

test('the cache knows every plan entity by its list name', () => {
  expect(planLists).toEqual(Object.fromEntries(planKinds.map((kind) => [kind, planEntities[kind].plural])))
})

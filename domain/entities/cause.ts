import { entity } from '#domain/entity.ts'
import { flag, option, ref, text } from '#domain/fields.ts'
import { causeTypes } from '#domain/options/research.ts'

export const cause = entity(
  'cause',
  {
    causeType: option(causeTypes),
    description: text(),
    selected: flag(),
    parent: ref('cause'),
  },
  { modules: ['one'] },
)

import { entity } from '#domain/entity.ts'
import { list, option, ref, text } from '#domain/fields.ts'
import { sourceTypes } from '#domain/options/research.ts'

export const source = entity(
  'source',
  { text: text(), sourceType: option(sourceTypes) },
  { modules: ['one'] },
)

export const question = entity(
  'question',
  { text: text(), parent: ref('cause'), insights: list(text(), 60) },
  { modules: ['one'] },
)

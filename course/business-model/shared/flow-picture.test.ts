import { expect, test } from 'vitest'
import { shippedModels } from '#course/shipped-models.ts'
import { textWidth } from '#domain/report/picture.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { flowPicture } from './flow-picture.ts'
import { flowWords } from './flow-words.ts'
import { flowOf } from './model-flows.ts'

const pictures = shippedModels.flatMap(({ _id, name }) =>
  (['en', 'es'] as const).map((locale) => ({ name, locale, flow: flowOf(_id) })),
)

test.each(pictures)('$name can be read on paper, $locale', ({ name, locale, flow }) => {
  if (!flow) throw new Error('It has no drawing')
  const picture = flowPicture(flow, name, locale)
  expect(pictureFaults(picture)).toEqual([])
  expect(picture.label).toContain(flowWords[locale].people.you)
})

test.each(pictures)('the words of $name stand between the boxes, $locale', ({ name, locale, flow }) => {
  const { shapes } = flowPicture(flow ?? { row: [], links: [] }, name, locale)
  const boxes = shapes.filter((shape) => shape.kind === 'box')
  const free = (boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0)
  const words = shapes.filter((shape) => shape.kind === 'text' && shape.ink === 'muted')
  const tooWide = words.flatMap((shape) =>
    shape.kind === 'text' && textWidth(shape.lines[0] ?? '', shape.size) > free ? shape.lines : [],
  )
  expect(tooWide).toEqual([])
})

test.each(pictures)('no name is cut in $name, $locale', ({ name, locale, flow }) => {
  const row = flow?.row ?? []
  const { shapes } = flowPicture(flow ?? { row, links: [] }, name, locale)
  const names = shapes.flatMap((shape) =>
    shape.kind === 'text' && !shape.ink ? [shape.lines.join(' ')] : [],
  )
  expect(names).toEqual(row.map((actor) => flowWords[locale].people[actor]))
})

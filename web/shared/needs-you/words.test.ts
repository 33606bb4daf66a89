import { expect, test } from 'vitest'
import { words } from './words.ts'

const said = {
  project_name: 'Taa Ziwa',
  person_name: 'Marco',
  cohort_title: 'Valley',
  module: '',
}
const texts = (detail: string | null) =>
  [words.en, words.es].flatMap(({ items }) => [
    items.quietTeam({ ...said, detail }),
    items.quietMentor({ ...said, detail }),
  ])

test('who has written before is silent now; who has not, has not written yet', () => {
  expect(texts(null)).toEqual([
    'Taa Ziwa has been silent',
    'Marco has not written to Taa Ziwa lately',
    'Taa Ziwa está en silencio',
    'Marco no le ha escrito a Taa Ziwa últimamente',
  ])
  expect(texts('never')).toEqual([
    'Taa Ziwa has not written anything yet',
    'Marco has not written to Taa Ziwa yet',
    'Taa Ziwa aún no ha escrito nada',
    'Marco aún no le ha escrito a Taa Ziwa',
  ])
})

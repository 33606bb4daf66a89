import { test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { chooseCauses, defineProblem, growTree } from '../pages/module-one/first-rooms.ts'
import { findSources, makeSense, testBeliefs, writeNotes } from '../pages/module-one/interview-rooms.ts'
import { findWhy, planActivities } from '../pages/module-one/last-rooms.ts'
import { story } from '../pages/module-one/story.ts'

const home = await site()

const works = {
  introduction: introduce,
  'defining-your-problem': defineProblem,
  'building-the-problem-tree': growTree,
  'choosing-the-causes': chooseCauses,
  'testing-your-assumptions': testBeliefs,
  'information-sources': findSources,
  'processing-information': writeNotes,
  'making-sense': makeSense,
  'activities-outcomes': planActivities,
  'finding-your-why': findWhy,
}

test('module one is worked through, sent back, put right and approved', async () => {
  const { course } = await moduleJourney({ home, module: 'one', name: 'Room for mothers', works, story })
  const { tree, why, insight } = story
  // The first source is a person, whose name is not printed.
  const sources = story.sources.map((source) => source.replace('Rosa', 'R.'))
  const written = [story.expectation, story.sentBack.edited, ...story.questions, ...sources, insight.that]
  await filesHold(course, {
    number: 1,
    told: [...written, ...story.activities, story.impact, why.vision, story.reflection],
    drawn: [...Object.values(tree), why.how, why.what],
    pictures: 3,
  })
}, 400_000)

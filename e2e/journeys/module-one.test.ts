import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { zipFiles } from '#testing/zip-files.ts'
import { axeFindings } from '../axe.ts'
import { site } from '../fixtures.ts'
import { type CoursePage, coursePage } from '../pages/course-page.ts'
import { chooseCauses, defineProblem, growTree, introduce } from '../pages/module-one/first-rooms.ts'
import { findSources, makeSense, testBeliefs, writeNotes } from '../pages/module-one/interview-rooms.ts'
import { findWhy, planActivities } from '../pages/module-one/last-rooms.ts'
import { story } from '../pages/module-one/story.ts'
import { approve, askForReview, comment, download, rate, rework, sendBack } from '../pages/review.ts'
import { walkModule } from '../pages/walk-module.ts'

const home = await site()
const org = await home.build.organisation()
const cohort = await home.build.cohort({ org })
const desktop = { width: 1440, height: 900 }

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

async function matched(name: string) {
  const member = { org, cohort, applicationStatus: 'approved' }
  const owner = await home.build.person({ ...member, role: 'entrepreneur', name: 'Elena' })
  const mentor = await home.build.person({ ...member, role: 'mentor', name: 'Marco' })
  await home.db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = any ($1)`, [
    [owner, mentor],
  ])
  return { owner, mentor, project: await home.build.project({ org, cohort, owner, mentor, name }) }
}

test('module one is worked through, sent back, put right and approved', async () => {
  const name = 'Room for mothers'
  const { owner, mentor, project } = await matched(name)
  const start = await home.visit(`/home/project/${project}/one`, { as: owner, ...desktop })
  const course = coursePage(start.page, project, 'one')
  await walkModule(course, works, story, check)
  await askForReview(course, story)
  await course.isTicked('summary')
  await check(course)

  const reader = await home.visit(`/home/project/${project}/one`, { as: mentor, ...desktop })
  const review = coursePage(reader.page, project, 'one')
  await comment(review, story, name)
  await check(review)
  await sendBack(review, story)
  await check(review)
  await rework(course, story)
  await approve(review, story)
  await rate(course, story)
  await check(course)
  await holdsTheStory(course)
  expect([...start.complaints, ...reader.complaints]).toEqual([])
}, 400_000)

async function check({ page }: CoursePage): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}

/** Both files carry what was written in every room, in the language of the page; Word keeps drawings as pictures. */
async function holdsTheStory(course: CoursePage): Promise<void> {
  const { tree, why, insight } = story
  const drawn = [...Object.values(tree), why.how, why.what]
  // The first source is a person, whose name is not printed.
  const sources = story.sources.map((source) => source.replace('Rosa', 'R.'))
  const written = [story.expectation, story.edited, ...story.questions, ...sources, insight.that]
  const told = [...written, ...story.activities, story.impact, why.vision, story.reflection]
  const pdf = await download(course, 'pdf')
  expect(pdf.name).toMatch(/-module-1-[\d-]{10}\.pdf$/)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.content)), {
    mergePages: true,
  })
  expect([...told, ...drawn].filter((words) => !plain(text).includes(plain(words)))).toEqual([])

  const word = await download(course, 'docx')
  expect(word.name).toMatch(/\.docx$/)
  const files = zipFiles(word.content)
  const xml = String(files.get('word/document.xml')).replaceAll(/<[^>]+>/g, ' ')
  expect(told.filter((words) => !plain(xml).includes(plain(words)))).toEqual([])
  expect([...files.keys()].filter((name) => name.startsWith('word/media/')).length).toBeGreaterThan(2)
}

/** Lines break where the page ends, and a picture is set in lines of its own. */
const plain = (text: string) => text.replaceAll(/[\s\u00ad“”"]+/g, '').toLowerCase()

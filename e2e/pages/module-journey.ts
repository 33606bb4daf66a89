import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { type Locale, localePath } from '#web/i18n/locale.ts'
import { axeFindings } from '../axe.ts'
import type { Site } from '../fixtures.ts'
import { type CoursePage, coursePage } from './course-page.ts'
import {
  approve,
  askForReview,
  comment,
  download,
  type ReviewStory,
  rate,
  readChange,
  rework,
  sendBack,
} from './review.ts'
import { type Work, walkModule } from './walk-module.ts'

type Journey<Story> = {
  readonly home: Site
  readonly module: ModuleSlug
  readonly locale?: Locale
  /** What the project is called. */
  readonly name: string
  readonly works: Readonly<Record<string, Work<Story>>>
  readonly story: Story
  /** What earlier modules have left. */
  readonly before?: (project: string) => Promise<void>
  /** Steps that are complete only with what later ones hold. */
  readonly waiting?: readonly string[]
}

const desktop = { width: 1440, height: 900 }

/**
 * A module is worked through, commented on and approved; where the story says so, it is sent back and put right before.
 * Gives the founder's page at its end, and the project.
 */
export async function moduleJourney<Story extends ReviewStory>(journey: Journey<Story>) {
  const { home, module, locale = 'en', name, works, story } = journey
  const { owner, mentor, project } = await matched(home, name)
  await journey.before?.(project)
  const path = localePath(locale, `/home/project/${project}/${module}`)
  const start = await home.visit(path, { as: owner, ...desktop })
  const course = coursePage(start.page, project, module, locale)
  await walkModule(course, works, story, journey.waiting)
  await askForReview(course, story)
  await course.isTicked('summary')
  await check(course)

  const reader = await home.visit(localePath(locale, '/home'), { as: mentor, ...desktop })
  const review = coursePage(reader.page, project, module, locale)
  await comment(review, story, name)
  await check(review)
  if (story.sentBack) {
    await sendBack(review, story.sentBack)
    await check(review)
    await rework(course, story, story.sentBack)
    await readChange(review, story, story.sentBack)
  }
  await approve(review, story)
  await rate(course, story)
  await check(course)
  expect([...start.complaints, ...reader.complaints]).toEqual([])
  return { course, project }
}

async function matched({ db, build }: Site, name: string) {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const member = { org, cohort, applicationStatus: 'approved' }
  const owner = await build.person({ ...member, role: 'entrepreneur', name: 'Elena' })
  const mentor = await build.person({ ...member, role: 'mentor', name: 'Marco' })
  await db.query(`update users set basic_data = '{"selectedNationality": "PE"}' where id = any ($1)`, [
    [owner, mentor],
  ])
  return { owner, mentor, project: await build.project({ org, cohort, owner, mentor, name }) }
}

async function check({ page }: CoursePage): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}

type Told = {
  readonly number: number
  /** What both files say. */
  readonly told: readonly string[]
  /** What stands in pictures: in a PDF as words, in a Word file not. */
  readonly drawn: readonly string[]
  readonly pictures: number
}

/** Both files carry what was written in every room, in the language of the page; Word keeps drawings as pictures. */
export async function filesHold(course: CoursePage, { number, told, drawn, pictures }: Told): Promise<void> {
  const pdf = await download(course, 'pdf')
  expect(pdf.name).toMatch(new RegExp(`-(module|modulo)-${number}-[\\d-]{10}\\.pdf$`))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.content)), {
    mergePages: true,
  })
  expect([...told, ...drawn].filter((words) => !plain(text).includes(plain(words)))).toEqual([])

  const word = await download(course, 'docx')
  expect(word.name).toMatch(/\.docx$/)
  const files = zipFiles(word.content)
  const xml = String(files.get('word/document.xml')).replaceAll(/<[^>]+>/g, ' ')
  expect(told.filter((words) => !plain(xml).includes(plain(words)))).toEqual([])
  const media = [...files.keys()].filter((name) => name.startsWith('word/media/'))
  expect(media.length).toBeGreaterThanOrEqual(pictures)
}

/** Lines break where the page ends, and a picture is set in lines of its own. */
const plain = (text: string) => text.replaceAll(/[\s\u00ad“”"]+/g, '').toLowerCase()

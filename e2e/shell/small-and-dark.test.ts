import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite, type Role } from '../demo.ts'
import { isShown, watchRequests } from '../settled.ts'

const site = await demoSite()
const project = `/home/project/${site.project}`
const cohort = `/manage/lakeshore/${site.cohort}`

const sample: Record<Role, string[]> = {
  anonymous: ['/', '/es/login', '/privacy-policy', '/signup', '/signup/getting-started', '/nowhere'],
  entrepreneur: [
    '/home',
    '/es/home/profile',
    project,
    `${project}/one/introduction`,
    `${project}/businessplan`,
  ],
  mentor: ['/home', '/home/matching', '/es/home/announcements', '/home/upcoming'],
  organiser: ['/manage/lakeshore', cohort, `/es${cohort}/applications`, `${cohort}/dashboard/cohort`],
  admin: ['/manage', '/manage/hub', `/es${cohort}/dashboard/content/models`, `${project}/one/introduction`],
}
const people = Object.entries(sample) as [Role, string[]][]

const looks = [
  ['on a phone in the dark', { width: 390, height: 844 }],
  ['on a desktop in the dark', { width: 1440, height: 900 }],
] as const

describe.concurrent.each(looks)('%s', (_name, look) => {
  test.each(people)('the pages of %s fit the screen and axe finds nothing', async (role, paths) => {
    const { page, context, complaints } = await site.enter(role, { ...look, dark: true })
    watchRequests(page)
    const wrong: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await isShown(page)
      wrong.push(...(await axeFindings(page)).map((finding) => `${path}: ${finding}`))
      if (await isTooWide(page)) wrong.push(`${path}: wider than the screen`)
    }
    await context.close()
    const unexpected = complaints.filter((complaint) => !complaint.startsWith('/nowhere'))
    expect([...wrong, ...unexpected]).toEqual([])
  })
})

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { demoSite, type Role } from '../demo.ts'
import { followLink } from '../follow-link.ts'
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

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

describe.concurrent('in the dark', () => {
  test.each(people)('the pages of %s fit phone and desktop, and axe finds nothing', async (role, paths) => {
    const { page, context, complaints } = await site.enter(role, { dark: true })
    watchRequests(page)
    const wrong: string[] = []
    for (const path of paths) {
      await page.setViewportSize(phone)
      // A public page is a document of its own; inside the application links lead on.
      if (role === 'anonymous' || path === paths[0]) await page.goto(path)
      else await Promise.all([page.waitForURL(`**${path}`), followLink(page, path)])
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size)
        await isShown(page)
        // On a desk everything but the colours is looked at by day.
        const findings = await axeFindings(page, { onlyContrast: size === desktop })
        wrong.push(...findings.map((finding) => `${path}, ${size.width} px: ${finding}`))
        if (await isTooWide(page)) wrong.push(`${path}: wider than ${size.width} px`)
      }
    }
    await context.close()
    const unexpected = complaints.filter((complaint) => !complaint.startsWith('/nowhere'))
    expect([...wrong, ...unexpected]).toEqual([])
  })
})

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

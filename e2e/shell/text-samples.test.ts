import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { openBrowser } from '../browser.ts'

const browser = await openBrowser()

const page = (rows: string) =>
  `<!doctype html><html lang="en"><head><title>Rows</title></head><body><main><h1>Rows</h1>${rows}</main></body></html>`
const samples = (seen: Page) => seen.locator('p[data-text-sample]').count()
const row = (className: string, style: string) => `<p class="${className}" style="${style}">A row</p>`

test('axe looks at two of a hundred texts that look alike, and at each that looks otherwise', async () => {
  const context = await browser.newContext()
  const seen = await context.newPage()
  const alike = Array.from({ length: 100 }, () => row('plain', 'color: #222')).join('')
  await seen.setContent(page(alike))
  expect(await axeFindings(seen)).toEqual([])
  expect(await samples(seen)).toBe(2)
  const pale = [
    row('plain', 'color: #ccc'),
    `<div style="background: #333">${row('plain', 'color: #222')}</div>`,
  ]
  for (const other of pale) {
    await seen.setContent(page(alike + other))
    expect(await axeFindings(seen)).toEqual([expect.stringMatching(/^color-contrast/)])
  }
  await context.close()
})

test('what was right on one page is known on the next, and what was wrong is found again', async () => {
  const context = await browser.newContext()
  const seen = await context.newPage()
  const right = row('known', 'color: #123')
  const wrong = row('known', 'color: #cdc')
  for (const marked of [1, 0]) {
    await seen.setContent(page(right))
    expect(await axeFindings(seen)).toEqual([])
    expect(await samples(seen)).toBe(marked)
  }
  for (const _page of ['one', 'the next']) {
    await seen.setContent(page(right + wrong))
    expect(await axeFindings(seen)).toEqual([expect.stringMatching(/^color-contrast/)])
    expect(await samples(seen)).toBe(1)
  }
  await context.close()
})

test('what is folded away is looked at when it is opened', async () => {
  const context = await browser.newContext()
  const seen = await context.newPage()
  const folded = (open: string) =>
    page(`<details ${open}><summary>More</summary>${row('folded', 'color: #dcd')}</details>`)
  await seen.setContent(folded(''))
  expect(await axeFindings(seen)).toEqual([])
  await seen.setContent(folded('open'))
  expect(await axeFindings(seen)).toEqual([expect.stringMatching(/^color-contrast/)])
  await context.close()
})

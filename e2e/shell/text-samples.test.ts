import { expect, test } from 'vitest'
import { axeFindings } from '../axe.ts'
import { openBrowser } from '../browser.ts'

const browser = await openBrowser()

const page = (rows: string) =>
  `<!doctype html><html lang="en"><head><title>Rows</title></head><body><main><h1>Rows</h1>${rows}</main></body></html>`
const row = (className: string, style: string) => `<p class="${className}" style="${style}">A row</p>`

test('axe looks at two of a hundred texts that look alike, and at each that looks otherwise', async () => {
  const context = await browser.newContext()
  const seen = await context.newPage()
  const alike = Array.from({ length: 100 }, () => row('plain', 'color: #222')).join('')
  await seen.setContent(page(alike))
  expect(await axeFindings(seen)).toEqual([])
  expect(await seen.locator('p[data-text-sample]').count()).toBe(2)
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

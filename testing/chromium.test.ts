import { expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'

test('opens a page in a browser that the tests brought, with letters of both languages', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.setContent('<meta charset="utf-8"><h1>Año nuevo</h1><button>Guardar</button>')
    expect(await page.getByRole('heading').textContent()).toBe('Año nuevo')
    expect((await page.getByRole('button').boundingBox())?.width).toBeGreaterThan(20)
  } finally {
    await browser.close()
  }
}, 60_000)

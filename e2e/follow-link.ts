import type { Page } from 'playwright-core'

/** Goes on within the application, as a click on a link to the page would. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    link.dataset.way = 'on'
    link.addEventListener('click', () => link.remove(), { once: true })
  }, path)
  await page.locator('a[data-way=on]').dispatchEvent('click')
}

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoSite } from '../demo.ts'

const site = await demoSite()
const step = `/home/project/${site.project}/one/introduction`
const red = 'rgb(168, 34, 27)'

/** A page whose clock only moves when the test says so. */
async function openWithClock(path: string, at = new Date()): Promise<Page> {
  const { page } = await site.enter('entrepreneur')
  await page.clock.install({ time: at })
  await page.goto(path)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.clock.pauseAt(new Date(at.getTime() + 60_000))
  return page
}

async function say(page: Page, text: string, tone: string): Promise<void> {
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('notify', { detail })) && undefined, {
    text,
    tone,
  })
  await page.getByText(text).waitFor()
}

const colourOf = (page: Pick<Page, 'getByText'>, text: string) =>
  page
    .getByText(text)
    .evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor)

describe('the notification bar', () => {
  test('shows a message for 3000 ms in the colour of its tone', async () => {
    const page = await openWithClock('/home/announcements')
    await say(page, 'Saved for later', 'success')
    expect(await colourOf(page, 'Saved for later')).not.toBe(red)
    await page.clock.runFor(2999)
    expect(await page.getByText('Saved for later').count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => page.getByText('Saved for later').count()).toBe(0)
    await page.context().close()
  })

  test('is for errors where one works on a step: for 2000 ms, in the error colour', async () => {
    const page = await openWithClock(step)
    const bar = page.getByRole('status').filter({ hasText: 'It did not arrive' })
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('notify', { detail: { text: 'It did not arrive', tone: 'error' } }),
      ),
    )
    await bar.waitFor()
    expect(await colourOf(bar, 'It did not arrive')).toBe(red)
    await page.clock.runFor(1999)
    expect(await bar.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => bar.count()).toBe(0)
    expect(await page.getByRole('alert').getByText('It did not arrive').count()).toBe(1)
    await page.context().close()
  })

  test('leaves a success on a step to the snackbar, in green, for 2000 ms', async () => {
    const page = await openWithClock(step)
    await say(page, 'Saved for later', 'success')
    expect(await colourOf(page, 'Saved for later')).not.toBe(red)
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    await page.clock.runFor(1999)
    expect(await page.getByText('Saved for later').count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => page.getByText('Saved for later').count()).toBe(0)
    await page.context().close()
  })

  test('starts its time again with the next message', async () => {
    const page = await openWithClock('/home/announcements')
    await say(page, 'One more saved', 'info')
    await page.clock.runFor(2000)
    await say(page, 'And another one saved', 'info')
    await page.clock.runFor(2000)
    expect(await page.getByText('And another one saved').count()).toBe(1)
    await page.context().close()
  })
})

describe('the bug dialog', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a bug on current step' })

  async function openDialog(page: Page) {
    await page.getByRole('button', { name: 'Report a bug' }).click()
    // Its code has to arrive, and then it opens with a transition, which needs the clock too.
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return dialog(page).isVisible()
      })
      .toBe(true)
  }

  test('thanks top right for 2000 ms', async () => {
    const page = await openWithClock(step)
    await openDialog(page)
    await page.getByPlaceholder('Please describe the issue').fill('The picture does not open')
    await dialog(page).getByRole('button', { name: 'Report', exact: true }).click()
    const thanks = page.getByText('Bug reported successfully')
    await thanks.waitFor()
    const box = await thanks.boundingBox()
    expect(box?.y).toBeLessThan(80)
    expect(box?.x).toBeGreaterThan(1000)
    await page.clock.runFor(1999)
    expect(await thanks.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => thanks.count()).toBe(0)
    await page.context().close()
  })

  test('says that a report failed, keeps the words, and its message can be closed', async () => {
    const page = await openWithClock(step)
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('reportBug') ? route.abort() : route.continue(),
    )
    await openDialog(page)
    await page.getByPlaceholder('Please describe the issue').fill('The picture does not open')
    await dialog(page).getByRole('button', { name: 'Report', exact: true }).click()
    const message = page.getByText('There was a problem reporting your issue. Please try again.')
    await message.waitFor()
    expect(await colourOf(page, 'There was a problem reporting your issue')).toBe(red)
    expect(await page.getByPlaceholder('Please describe the issue').inputValue()).toBe(
      'The picture does not open',
    )
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => message.count()).toBe(0)
    await page.context().close()
  })

  test('asks for a description', async () => {
    const page = await openWithClock(step)
    await openDialog(page)
    await dialog(page).getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByText('No description provided').waitFor()
    await page.context().close()
  })
})

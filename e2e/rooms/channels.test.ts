import { expect, test } from 'vitest'
import { words as scoring } from '#course/marketing-and-sales/channel-prioritization/words.ts'
import { words as chains } from '#course/marketing-and-sales/distribution-channels/words.ts'
import { words as strategy } from '#course/marketing-and-sales/distribution-channels-strategy/words.ts'
import { allRooms } from './all-rooms.ts'
import { roomPages } from './room-page.ts'

const open = await roomPages()
const home = 'Clay water filter for Families without piped water'

async function shown(step: string) {
  const room = allRooms.find(({ name }) => name === `five/${step}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, { name: 'full', extent: 'full', as: 'team' }, 'en')
  return look
}

test('another map than the marked one asks for a reason, and the marked one does not', async () => {
  const { page, close } = await shown('distribution-channels-strategy')
  const text = strategy.en
  const warning = page.getByText(text.unusual.Unsought(text.sold.selective))
  const maps = page.getByRole('group', { name: text.coverage })
  await maps.getByRole('radio', { name: /^Everywhere/ }).check({ force: true })
  await warning.waitFor()
  await maps.getByRole('radio', { name: /^Selected places/ }).check({ force: true })
  await warning.waitFor({ state: 'detached' })
  await close()
})

test('a chain grows hand by hand, and what is left of the price follows the parts', async () => {
  const { page, close } = await shown('distribution-channels')
  const text = chains.en
  await page.getByRole('button', { name: `${text.add}: ${home}` }).click()
  await page.getByRole('button', { name: 'Wholesaler: Channel 4: New channel' }).click()
  await page.getByText(text.keptAtMost('100%')).waitFor()
  const part = page.getByRole('textbox', { name: `${text.share}: ${text.of('Wholesaler', 4)}` })
  await part.fill('12.5')
  await part.blur()
  await page.getByText(text.kept('87.5%')).waitFor()
  await page.getByRole('button', { name: 'Shop or kiosk: Channel 4: Wholesaler' }).click()
  // The same hands as another channel of the pair.
  await page.getByText('You already added this.').first().waitFor()
  await page.getByRole('button', { name: `Move up: ${text.of('Shop or kiosk', 4)}` }).click()
  await page.getByText('You already added this.').first().waitFor({ state: 'detached' })
  expect(await part.inputValue()).toBe('12.5')
  await close()
})

test('a channel that is chosen over a better one asks why, and the ranking follows the scores', async () => {
  const { page, close } = await shown('channel-prioritization')
  const text = scoring.en
  const shops = '3. Wholesaler › Shop or kiosk'
  await page.getByRole('checkbox', { name: `${text.start}: 1. Own staff` }).uncheck()
  await page.getByText(text.passesOver).waitFor()
  await page.getByRole('checkbox', { name: `${text.start}: ${shops}` }).check()
  for (const score of [text.reach, text.cost, text.ease, text.trust])
    await page
      .getByRole('radiogroup', { name: new RegExp(`^${score} ?: 3\\. Wholesaler`) })
      .getByRole('radio', { name: '5' })
      .check({ force: true })
  await page.getByText(text.line(shops, '5.0', true)).waitFor()
  await page.getByRole('checkbox', { name: `${text.start}: 1. Own staff` }).check()
  await page.getByText(text.passesOver).waitFor({ state: 'detached' })
  await close()
})

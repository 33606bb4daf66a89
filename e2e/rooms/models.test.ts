import { expect, test } from 'vitest'
import { galleryWords } from '#course/business-model/shared/gallery-words.ts'
import { allRooms } from './all-rooms.ts'
import { type RoomPage, roomPages, type State } from './room-page.ts'

const open = await roomPages()
const text = galleryWords.social.en
const full: State = { name: 'full', extent: 'full', as: 'team' }

async function shown(slug: string, state = full): Promise<RoomPage> {
  const room = allRooms.find(({ name }) => name === `four/${slug}`)
  if (!room) throw new Error('There is no such room')
  const look = await open()
  await look.show(room, state, 'en')
  return look
}

test('a fourth model is refused where it is pressed, and one that is taken back makes room', async () => {
  const { page, close } = await shown('social-business-model', { ...full, extent: 'half' })
  const choose = (name: string) => page.getByRole('button', { name: text.chooseOf(name), exact: true })
  for (const name of ['Employment', 'Cooperative', 'Market linkage']) await choose(name).click()
  await page.getByText(text.count(3, 3)).waitFor()
  await choose('Peer-to-peer').click()
  await page.getByText('You can select at most 3.').waitFor()
  await page.getByRole('button', { name: text.unchooseOf('Employment'), exact: true }).click()
  await choose('Peer-to-peer').click()
  await page.getByText(text.count(3, 3)).waitFor()
  expect(await page.getByText('You can select at most 3.').count()).toBe(0)
  await close()
})

test('two models stand side by side; of a third mark the oldest goes', async () => {
  const { page, close } = await shown('social-business-model')
  const mark = (name: string) => page.getByRole('checkbox', { name: text.compareOf(name) })
  for (const name of ['Employment', 'Cooperative', 'Market linkage']) await mark(name).check()
  expect(await mark('Employment').isChecked()).toBe(false)
  await page.getByRole('button', { name: text.compareBoth('Cooperative', 'Market linkage') }).click()
  const dialog = page.getByRole('dialog', { name: text.compareTitle })
  await dialog.getByRole('heading', { name: 'Cooperative' }).waitFor()
  expect(await dialog.getByText('Mondragon', { exact: false }).count()).toBe(1)
  for (const name of [/^Cooperative\. /, /^Market linkage\. /])
    expect(await dialog.getByRole('img', { name }).count()).toBe(1)
  await close()
})

test('a way to earn that is chosen becomes a column, and a tick says who pays in that way', async () => {
  const { page, close } = await shown('revenue-model')
  const words = galleryWords.revenue.en
  await page.getByRole('button', { name: words.chooseOf('Leasing'), exact: true }).click()
  const cell = page.getByRole('button', { name: words.cell('Families without piped water', 'Leasing') })
  await page.getByText(words.unused('Leasing')).waitFor()
  await cell.click()
  await page.getByText(words.unused('Leasing')).waitFor({ state: 'detached' })
  expect(await cell.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: words.unchooseOf('Leasing'), exact: true }).click()
  await cell.waitFor({ state: 'detached' })
  await close()
})

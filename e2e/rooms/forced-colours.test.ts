import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { allRooms } from './all-rooms.ts'
import { newFaults } from './known-faults.ts'
import { roomPages, states } from './room-page.ts'

const open = await roomPages()
const shown = states.filter(({ extent, as }) => extent === 'half' || as === 'mentor')
/** Marks and choices that were seen to be right in one room look alike in all of them. */
const known = new Set<string>()
const isNew = ({ look }: { look: string }) => !known.has(look)

describe.concurrent('in the colours of the system alone', () => {
  test.each(allRooms)('$name: what is chosen differs from what is not, and marks are seen', async (room) => {
    const { page, show, close } = await open()
    const faults: string[] = []
    await page.emulateMedia({ forcedColors: 'active' })
    for (const state of shown) {
      await show(room, state, 'en')
      const found = [...(await unseenMarks(page)), ...(await sameWhenChosen(page))]
      faults.push(...found.map((fault) => `${state.name}: ${fault}`))
    }
    await close()
    expect(newFaults('forced colours', room.name, faults)).toEqual([])
  })
})

async function unseenMarks(page: Page): Promise<string[]> {
  const marks = (await page.evaluate(() => window.rooms.marks())).filter(isNew)
  if (marks.length === 0) return []
  const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 })
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true })
  const picture = { data, ...info }
  const unseen = marks.filter((mark) => isPlain(picture, mark))
  for (const mark of marks) if (!unseen.includes(mark)) known.add(mark.look)
  return unseen.map(({ name }) => `not seen: ${name}`)
}

type Raw = { data: Buffer; width: number; channels: number }
type Box = { left: number; top: number; width: number; height: number }

/** One colour all over, but for the noise of a compressed picture. */
function isPlain({ data, width, channels }: Raw, box: Box): boolean {
  const rows = Array.from({ length: box.height }, (_, row) => {
    const start = ((box.top + row) * width + box.left) * channels
    return data.subarray(start, start + box.width * channels)
  })
  return Array.from({ length: channels }, (_, channel) => channel).every((channel) => {
    const values = rows.flatMap((row) => [...row].filter((_, place) => place % channels === channel))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length < 1
  })
}

async function sameWhenChosen(page: Page): Promise<string[]> {
  const camera = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const { mark, name, look } of (await page.evaluate(() => window.rooms.choices())).filter(isNew)) {
    const before = await pictureOf(page, camera, mark)
    if (!before) continue
    await page.evaluate(async (which) => {
      window.rooms.press(which)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await window.rooms.settled()
    }, mark)
    const after = await pictureOf(page, camera, mark)
    if (before === after) faults.push(`looks the same when chosen: ${name}`)
    else if (after) known.add(look)
  }
  await camera.detach()
  return faults
}

/** The page rests already: the browser is asked for the picture itself, without waiting for it to rest once more. */
async function pictureOf(page: Page, camera: CDPSession, mark: string): Promise<string | null> {
  const box = await page.evaluate((which) => window.rooms.choiceBox(which), mark)
  if (!box) return null
  const { isInSight, ...clip } = box
  const { data } = await camera.send('Page.captureScreenshot', {
    ...{ format: 'png', optimizeForSpeed: true, captureBeyondViewport: !isInSight },
    clip: { ...clip, scale: 1 },
  })
  return data
}

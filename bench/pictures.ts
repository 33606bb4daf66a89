// Takes the pictures of the README from the running demo world, light and dark, and writes docs/pictures/*.png. The last
// line is JSON. Starts the product for it, on a data folder of its own.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '#testing/chromium.ts'
import type { AnswerTo } from '#web/data/graphql.ts'
import { type DemoRole, logIn } from '../e2e/log-in.ts'
import { newVisitor } from '../e2e/visitor.ts'
import { startProduct } from './product.ts'

const folder = join(import.meta.dirname, '../docs/pictures')
const largest = 250_000

type Picture = { readonly name: string; readonly role?: DemoRole; readonly path: string }

const product = await startProduct({ RATE_LIMIT: '999999999' })
const browser = await launchChromium()
try {
  await mkdir(folder, { recursive: true })
  const sizes: Record<string, number> = {}
  for (const picture of await picturesOf(product.address)) {
    for (const scheme of ['light', 'dark'] as const) {
      const file = `${picture.name}-${scheme}.png`
      const image = await taken(browser, picture, scheme === 'dark')
      await writeFile(join(folder, file), image)
      sizes[file] = image.byteLength
      process.stdout.write(`${file}: ${Math.round(image.byteLength / 1000)} kB\n`)
    }
  }
  process.stdout.write(`${JSON.stringify({ folder: 'docs/pictures', bytes: sizes, largest })}\n`)
  process.exitCode = Object.values(sizes).every((bytes) => bytes <= largest) ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
}

/** The landing page, a room, a review that waits for its mentor, and what an organiser sees first. */
async function picturesOf(address: string): Promise<readonly Picture[]> {
  const placeText = 'query PicturedPlace { me { project_id } }'
  const reviewText = 'query PicturedReview { waitingReviews { items { projectId module } } }'
  const { me } = await ask<AnswerTo<typeof placeText>>(address, 'entrepreneur', placeText)
  const { waitingReviews } = await ask<AnswerTo<typeof reviewText>>(address, 'mentor', reviewText)
  const [review] = waitingReviews.items
  return [
    { name: 'landing', path: '/' },
    { name: 'room', role: 'entrepreneur', path: `/home/project/${me?.project_id}/three/power-influence` },
    {
      name: 'review',
      role: 'mentor',
      path: review ? `/home/project/${review.projectId}/${review.module}/summary` : '/home',
    },
    { name: 'organiser', role: 'organiser', path: '/home' },
  ]
}

async function ask<Answer>(address: string, role: DemoRole, query: string): Promise<Answer> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `token=${await logIn(address, role)}`,
      origin: address,
    },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data: Answer }
  return data
}

/** As it stands when everything has come; few colours make it small. */
async function taken(from: Browser, { role, path }: Picture, dark: boolean): Promise<Buffer> {
  const token = role && (await logIn(product.address, role))
  const { page, context } = await newVisitor(from, product.address, { token, dark })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const image = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return sharp(image).png({ palette: true, colours: 128, effort: 10 }).toBuffer()
}

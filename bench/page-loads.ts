// Opens 500 pages in a row as somebody who is signed in, with the service worker on, and prints one JSON line: how many
// of them stayed blank. Starts the product for it. A number as argument opens that many instead.
import { launchChromium } from '#testing/chromium.ts'
import { logIn } from '../e2e/log-in.ts'
import { countBlank } from './page-loads/count-blank.ts'
import { startProduct } from './product.ts'
import { ownProject } from './step-speed/records.ts'

const loads = Number(process.argv[2] ?? 500)

const product = await startProduct({ RATE_LIMIT: '999999999' })
const browser = await launchChromium()
try {
  const token = await logIn(product.address, 'entrepreneur')
  const project = await ownProject(product.address, token)
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'allow',
  })
  await context.addCookies([{ name: 'token', value: token, url: product.address }])
  const paths = [
    '/home',
    `/home/project/${project}`,
    `/home/project/${project}/one/introduction`,
    `/es/home/project/${project}/one/defining-your-problem`,
    '/home/profile',
    '/home/announcements',
  ]
  const count = await countBlank(context, paths, loads, (line) => process.stderr.write(`${line}\n`))
  process.stdout.write(`${JSON.stringify(count)}\n`)
  process.exitCode = count.blank > 0 ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
}

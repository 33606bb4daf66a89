import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/** Scripts that stand for themselves and pass through no bundler, one after the other in the head of a document. */
const run = /(?:<script src="\/[\w-]+\.js"><\/script>\s*)+/
const each = /"\/([\w-]+)\.js"/g

/** In one file for each document, named by its content, so that a browser that has it does not ask again before it shows anything. */
export async function settleEarlyScripts(folder: string): Promise<string[]> {
  const [addresses, names] = [new Set<string>(), new Set<string>()]
  for (const page of globSync(['index.html', 'prerendered/**/*.html'], { cwd: folder })) {
    const html = await readFile(join(folder, page), 'utf8')
    const [tags = ''] = run.exec(html) ?? []
    const wanted = [...tags.matchAll(each)].map(([, name = '']) => name)
    const address = await writeTogether(folder, wanted)
    await writeFile(
      join(folder, page),
      html.replace(tags, () => `<script src="${address}"></script>`),
    )
    addresses.add(address)
    for (const name of wanted) names.add(name)
  }
  for (const name of names) await rm(join(folder, `${name}.js`))
  return [...addresses]
}

async function writeTogether(folder: string, names: readonly string[]): Promise<string> {
  const source = await Promise.all(names.map((name) => readFile(join(folder, `${name}.js`), 'utf8')))
  const { code, errors } = await minify('early.js', source.join('\n'))
  if (errors.length > 0) throw new Error(`${names}: ${errors[0]?.message}`)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const address = `/assets/early-${hash}.js`
  await writeFile(join(folder, address), code)
  return address
}

/** Their addresses, as a document names them. */
export function earlyScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script src="\/([^"]+)"/g)].map((found) => found[1] ?? '')
}

import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/** The scripts that stand for themselves and pass through no bundler. */
const names = ['first-load', 'colour-scheme']

/** Named by their content, so that a browser that has them does not ask again before it shows anything. */
export async function settleEarlyScripts(folder: string): Promise<string[]> {
  const addresses = new Map<string, string>()
  for (const name of names) {
    const path = join(folder, `${name}.js`)
    const { code, errors } = await minify(`${name}.js`, await readFile(path, 'utf8'))
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    const address = `/assets/${name}-${hash}.js`
    await writeFile(join(folder, address), code)
    await rm(path)
    addresses.set(`"/${name}.js"`, `"${address}"`)
  }
  for (const page of globSync(['index.html', 'prerendered/**/*.html'], { cwd: folder })) {
    const html = await readFile(join(folder, page), 'utf8')
    const named = [...addresses].reduce((text, [before, after]) => text.replaceAll(before, after), html)
    await writeFile(join(folder, page), named)
  }
  return [...addresses.values()].map((address) => address.slice(1, -1))
}

/** Their addresses, as a document names them. */
export function earlyScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script src="\/([^"]+)"/g)].map((found) => found[1] ?? '')
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/** The scripts that stand for themselves and pass through no bundler. */
export async function minifyScripts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const path = join(folder, name)
    const { code, errors } = await minify(name, await readFile(path, 'utf8'))
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
    await writeFile(path, code)
  }
}

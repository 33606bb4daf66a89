import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

/** A file that does nothing but pass on what stands in another one. */
const facade = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";(?:import"[^"]+";)*\s*$/

export type Facade = {
  readonly file: string
  readonly target: string
  /** `outside: inside`, for each thing that it passes on. */
  readonly names: readonly (readonly [outside: string, inside: string])[]
}

export function facadeIn(file: string, code: string): Facade | null {
  const [, names, target] = facade.exec(code) ?? []
  if (names === undefined || target === undefined) return null
  const pairs = names.split(',').map((each) => {
    const [inside = '', outside = inside] = each.trim().split(' as ')
    return [outside, inside] as const
  })
  return { file, target, names: pairs }
}

/** Asks for the other file at once, and takes out of it what would have been passed on. */
export function withoutFacade(code: string, { file, target, names }: Facade): string {
  const taken = names.map(([outside, inside]) => `${outside}:e.${inside}`).join()
  return code
    .replaceAll(`import(\`./${file}\`)`, `import(\`./${target}\`).then(e=>({${taken}}))`)
    .replaceAll(`"assets/${file}"`, `"assets/${target}"`)
}

/**
 * The bundler keeps a file of its own for whatever is loaded on demand, even when its code has come to stand in a file with
 * others: a request for a hundred bytes, which has to be answered before the next one is sent.
 */
export async function foldFacades(folder: string, manifest: Manifest): Promise<Manifest> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const codes = new Map<string, string>()
  for (const name of names) codes.set(name, await readFile(join(assets, name), 'utf8'))
  const facades = [...codes].flatMap(([name, code]) => facadeIn(name, code) ?? [])
  for (const each of facades) codes.delete(each.file)
  for (const [name, before] of codes) {
    const code = facades.reduce(
      (text, each) => (text.includes(each.file) ? withoutFacade(text, each) : text),
      before,
    )
    const left = facades.find(({ file }) => code.includes(file))
    if (left) throw new Error(`${name} still asks for ${left.file}`)
    if (code !== before) await writeFile(join(assets, name), code)
  }
  for (const { file } of facades) await rm(join(assets, file))
  const folded = withoutFacades(manifest, facades)
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(folded, null, 2))
  return folded
}

function withoutFacades(manifest: Manifest, facades: readonly Facade[]): Manifest {
  const targets = new Map(facades.map(({ file, target }) => [`assets/${file}`, `assets/${target}`]))
  return Object.fromEntries(
    Object.entries(manifest).map(([source, chunk]) => {
      const target = targets.get(chunk.file)
      return [source, target ? { ...chunk, file: target } : chunk]
    }),
  )
}

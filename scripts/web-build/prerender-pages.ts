import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Manifest } from './manifest.ts'
import type { SiteMap } from './site-files.ts'
import { liftStyleAttributes, sheetOf } from './style-attributes.ts'
import { themeStyles } from './theme-styles.ts'

type Page = { locale: string; path: string; html: string }
type Rendering = {
  prerender: (assets: { script: string; style: string; font: string }) => Promise<Page[]>
  siteMap: () => SiteMap
}

const stylePlaceholder = '%STYLE%'

/** Renders the public pages to prerendered/<locale>/<name>.html and tells what pages there are. */
export async function prerenderPages(root: string, folder: string, manifest: Manifest): Promise<SiteMap> {
  // A folder of its own each time: the parts import the whole by its path, so both must be the same module.
  const work = join(folder, `../prerender-${Date.now()}`)
  await buildRendering(root, work)
  const module = (await import(pathToFileURL(join(work, 'prerender.js')).href)) as Rendering
  const assets = await readdir(join(work, 'assets'))
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  for (const font of fonts) await cp(join(work, 'assets', font), join(folder, 'assets', font))
  const pages = await module.prerender({
    script: `/${entryFile(manifest)}`,
    style: stylePlaceholder,
    font: `/assets/${fonts.find((name) => name.includes('latin-wght-normal'))}`,
  })
  const rules = new Map<string, string>()
  const lifted = pages.map((page) => ({ ...page, html: liftStyleAttributes(page.html, rules) }))
  const sheets = assets.filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(sheets.map((name) => readFile(join(work, 'assets', name), 'utf8')))
  const style = await writeStyle(folder, [...texts, sheetOf(rules)].join('\n'))
  for (const page of lifted) {
    const file = join(folder, 'prerendered', page.locale, `${page.path === '/' ? 'index' : page.path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, page.html.replaceAll(stylePlaceholder, style))
  }
  await rm(work, { recursive: true })
  return module.siteMap()
}

async function buildRendering(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [themeStyles()],
    build: {
      ssr: 'app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      reportCompressedSize: false,
    },
  })
}

async function writeStyle(folder: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  await writeFile(join(folder, 'assets', `public-${hash}.css`), css)
  return `/assets/public-${hash}.css`
}

function entryFile(manifest: Manifest): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === 'public')
  if (!entry) throw new Error('The build has no public entry')
  return entry.file
}

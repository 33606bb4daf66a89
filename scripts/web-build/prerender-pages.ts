import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { liftStyleAttributes, sheetOf } from './style-attributes.ts'
import { themeStyles } from './theme-styles.ts'

type Manifest = Record<string, { file: string; isEntry?: boolean; name?: string }>
type Prerender = (assets: { script: string; style: string; font: string }) => Promise<Page[]>
type Page = { locale: string; name: string; html: string }

const stylePlaceholder = '%STYLE%'

/** After the application is built: renders the public pages to dist/web/prerendered/<locale>/<name>.html. */
export function prerenderPages(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: { sequential: true, order: 'pre', handler: () => writePages(root, folder) },
  }
}

async function writePages(root: string, folder: string): Promise<void> {
  const work = join(folder, '../prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [themeStyles()],
    build: {
      ssr: 'app/prerender.tsx',
      outDir: work,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      reportCompressedSize: false,
    },
  })
  const assets = await readdir(join(work, 'assets'))
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  for (const font of fonts) await cp(join(work, 'assets', font), join(folder, 'assets', font))
  const { prerender } = (await import(pathToFileURL(join(work, 'prerender.js')).href)) as {
    prerender: Prerender
  }
  const pages = await prerender({
    script: `/${await entryFile(folder)}`,
    style: stylePlaceholder,
    font: `/assets/${fonts.find((name) => name.includes('latin-wght-normal'))}`,
  })
  const rules = new Map<string, string>()
  const lifted = pages.map((page) => ({ ...page, html: liftStyleAttributes(page.html, rules) }))
  const sheets = assets.filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(sheets.map((name) => readFile(join(work, 'assets', name), 'utf8')))
  const style = await writeStyle(folder, [...texts, sheetOf(rules)].join('\n'))
  for (const page of lifted) {
    await mkdir(join(folder, 'prerendered', page.locale), { recursive: true })
    const file = join(folder, 'prerendered', page.locale, `${page.name}.html`)
    await writeFile(file, page.html.replaceAll(stylePlaceholder, style))
  }
  await rm(work, { recursive: true })
}

async function writeStyle(folder: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  await writeFile(join(folder, 'assets', `public-${hash}.css`), css)
  return `/assets/public-${hash}.css`
}

async function entryFile(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === 'public')
  if (!entry) throw new Error('The build has no public entry')
  return entry.file
}

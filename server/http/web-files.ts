import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Env } from '#server/env.ts'

export const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))

type Sent = { readonly text: string; readonly br: () => Buffer; readonly gzip: () => Buffer }
export type Page = Sent & {
  /** For a browser that holds a session, which may have ended: its script asks who is there. */
  readonly forSession: () => Sent
}

/** The page that says that there is none. It has no address of its own. */
export const notFoundPath = '/404'

/** What the build left open because only the running server knows it. */
export function filled(text: string, env: Env): string {
  return text.replaceAll('%PUBLIC_URL%', env.PUBLIC_URL).replaceAll('%SENTRY_DSN%', env.SENTRY_DSN ?? '')
}

/** Path → page, for every public page that was rendered at build time: `/login`, `/es/login`, `/`, `/es` … */
export function prerenderedPages(env: Env): Map<string, Page> {
  const pages = new Map<string, Page>()
  const folder = join(webFolder, 'prerendered')
  if (!existsSync(folder)) return pages
  for (const locale of readdirSync(folder)) {
    const prefix = locale === 'en' ? '' : `/${locale}`
    const files = readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const name = file.replace('.html', '').replaceAll(sep, '/')
      const path = name === 'index' ? prefix || '/' : `${prefix}/${name}`
      pages.set(path, page(filled(readFileSync(join(folder, locale, file), 'utf8'), env)))
    }
  }
  return pages
}

function page(text: string): Page {
  let forSession: Sent | undefined
  return {
    ...compressible(text),
    forSession: () => (forSession ??= compressible(text.replace('<html ', '<html data-session="maybe" '))),
  }
}

/** Compressed when first asked for, and then kept. */
export function compressible(text: string): Sent {
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    text,
    br: () => (br ??= brotliCompressSync(text, { params })),
    gzip: () => (gzip ??= gzipSync(text, { level: 9 })),
  }
}

export type AppPage = {
  readonly isGuarded: boolean
  /** The tags that name in the document what the page at a path needs: it comes while the first code is still on its way. */
  readonly links: (path: string) => string
}
type PageFiles = Readonly<Record<'en' | 'es', readonly string[]>>
type Routes = {
  readonly asked: Readonly<Record<string, string>>
  readonly pages: readonly { pattern: string; isGuarded: boolean; files: PageFiles }[]
  readonly steps: Readonly<Record<string, PageFiles>>
}

export function readRoutes(): Routes {
  return JSON.parse(readFileSync(join(webFolder, 'routes.json'), 'utf8')) as Routes
}

/** The page of the application at a path; every other path is answered with 404. */
export function appPages({ pages, steps }: Routes): (path: string) => AppPage | undefined {
  const known = pages.map(({ pattern, isGuarded, files }) => ({
    pattern: new RegExp(pattern),
    isGuarded,
    links: (path: string) => linksTo(steps[stepOf(path)] ?? files, path),
  }))
  return (path) => {
    const plain = path.replace(/^\/es(?=\/|$)/, '') || '/'
    // The paths of old menus, which the application translates.
    if (plain.startsWith('/dashboard/')) return { isGuarded: false, links: () => '' }
    return known.find(({ pattern }) => pattern.test(plain))
  }
}

const stepOf = (path: string) => path.replace(/\/$/, '').split('/').slice(-2).join('/')

function linksTo(files: PageFiles, path: string): string {
  return (/^\/es(?=\/|$)/.test(path) ? files.es : files.en).map(linkTo).join('')
}

const linkTo = (file: string) =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`

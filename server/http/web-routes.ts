import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { cookieValue, presentedToken, sessionCookie } from '#server/auth/session-token.ts'
import type { Env } from '#server/env.ts'
import { givenAnswers } from './given-answers.ts'
import { languageOf, wantsOtherLanguage } from './page-language.ts'
import { contentPolicy } from './security-headers.ts'
import { signInFirst } from './sign-in-first.ts'
import {
  appPages,
  compressible,
  filled,
  notFoundPath,
  type Page,
  prerenderedPages,
  readRoutes,
  webFolder,
} from './web-files.ts'

const immutable = 'public, max-age=31536000, immutable'

/** The browser application: public pages as HTML, files as they were built, and the shell for everything else. */
export function registerWebRoutes(app: FastifyInstance, env: Env): void {
  if (!existsSync(join(webFolder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => answerError(new AppError('NOT_FOUND'), request, reply))
    return
  }
  const pages = prerenderedPages(env)
  const notFound = { en: taken(pages, notFoundPath), es: taken(pages, `/es${notFoundPath}`) }
  const shell = filled(readFileSync(join(webFolder, 'index.html'), 'utf8'), env)
  const routes = readRoutes()
  const appPage = appPages(routes)

  app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    serveDotFiles: false,
    preCompressed: true,
    globIgnore: ['index.html*', 'routes.json*', 'prerendered/**', '.vite/**', 'robots.txt*', 'sitemap.xml*'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? immutable : 'no-cache')
    },
  })
  for (const name of ['robots.txt', 'sitemap.xml']) registerFilled(app, env, name)

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    const page = pages.get(path.length > 1 ? path.replace(/\/$/, '') : path)
    if (page && (request.method === 'GET' || request.method === 'HEAD')) {
      if (path === '/' && wantsOtherLanguage(request))
        return reply.header('vary', 'cookie').redirect('/es', 302)
      return sendPage(request, reply, page, 200)
    }
    if (!isPage || path.startsWith('/assets/')) {
      return answerError(new AppError('NOT_FOUND'), request, reply)
    }
    const found = appPage(path)
    const login = found?.isGuarded && isStranger(request) ? signInFirst(request.url) : null
    if (login) return reply.header('cache-control', 'no-store').redirect(login, 302)
    const missing = found ? undefined : notFound[languageOf(path, request.headers.cookie)]
    if (missing) return sendPage(request, reply, missing, 404)
    if (!found || isKept(request)) return sendShell(reply, env, shell, found ? 200 : 404)
    const answers = found.isGuarded ? await givenAnswers(app, request, routes.asked) : ''
    const whole = shell
      .replace('</head>', () => `${found.links(path)}</head>`)
      .replace('</body>', () => `${answers}</body>`)
    return sendShell(reply, env, whole, 200)
  })
}

function registerFilled(app: FastifyInstance, env: Env, name: string): void {
  const file = join(webFolder, name)
  if (!existsSync(file)) return
  const page = compressible(filled(readFileSync(file, 'utf8'), env))
  const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain'
  app.get(`/${name}`, { exposeHeadRoute: true }, (_request, reply) =>
    reply.type(`${type}; charset=utf-8`).send(page.text),
  )
}

/** The service worker keeps the document for whoever opens whatever page, and says so. */
const isKept = ({ headers }: FastifyRequest) => headers['x-kept-shell'] !== undefined

const isStranger = (request: FastifyRequest) => !presentedToken(request.headers) && !isKept(request)

function taken(pages: Map<string, Page>, path: string): Page | undefined {
  const page = pages.get(path)
  pages.delete(path)
  return page
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Page,
  status: 200 | 404,
): FastifyReply {
  const page = cookieValue(request.headers.cookie, sessionCookie) ? ready.forSession() : ready
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(encoding === 'br' ? page.br() : encoding === 'gzip' ? page.gzip() : page.text)
}

/** Mantine writes its theme as a style element; a nonce of this answer lets that one in and no other. */
function sendShell(reply: FastifyReply, env: Env, shell: string, status: 200 | 404): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .header('content-security-policy', contentPolicy(env, nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shell.replaceAll('%CSP_NONCE%', nonce))
}

// Keeps the application (its document, code, styles, font) ready offline. API answers never pass through here, and while
// there is a line, neither does code: what the browser fetches by itself cannot get lost on the way through a worker.
const { version, files, later, documents } = self.shell
const cacheName = `germina-shell-${version}`
const shellPath = '/home'
const notPages = /^\/(api|graphql|files|exports|health|ready|metrics)(\/|$)/
/** What stands between us and the people says so with these. */
const awayStatuses = [502, 503, 504]
/** Pages that were opened from here because nobody answered, whatever the browser believes about its line. */
const withoutLine = new Set()

self.addEventListener('install', (event) => {
  // The server gives its document only to who asks for HTML, and sends strangers to the login.
  const headers = { accept: 'text/html, */*', 'x-kept-shell': '1' }
  const fresh = files.map((file) => new Request(file, isAsset(file) ? {} : { cache: 'reload', headers }))
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('germina-shell-') && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (keep === 'everything') event.waitUntil(keepAll([...files, ...later]))
  else if (Array.isArray(keep)) event.waitUntil(keepAll(keep.filter(isAsset)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || notPages.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url.pathname))
  else if (isWithoutLine(event) && (isAsset(url.pathname) || files.includes(url.pathname)))
    event.respondWith(fromCache(request))
})

function isWithoutLine({ clientId }) {
  return !self.navigator.onLine || withoutLine.has(clientId)
}

function isAsset(path) {
  return typeof path === 'string' && path.startsWith('/assets/')
}

async function openPage({ request, resultingClientId }, pathname) {
  const answer = await fetch(request).catch(() => null)
  if (answer && !awayStatuses.includes(answer.status)) return answer
  // A public page is not kept; whoever has the application can go on in it.
  if (documents.includes(pathname))
    return answer ?? Response.redirect(pathname.startsWith('/es') ? '/es/home' : '/home')
  const kept = await caches.match(shellPath, { ignoreVary: true })
  if (kept) withoutLine.add(resultingClientId)
  return kept ?? answer ?? Response.error()
}

// Names of assets carry a hash of their content, so a kept one is never outdated.
async function fromCache(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (!kept) return fetch(request)
  // Read whole: a body that is still being read from the cache is given up by the browser now and then.
  return new Response(await kept.arrayBuffer(), { headers: kept.headers })
}

/** One after the other, so that the page itself comes first; without a line the rest waits for the next visit. */
async function keepAll(paths) {
  const cache = await caches.open(cacheName)
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue
    try {
      await cache.add(path)
    } catch {
      return
    }
  }
}

// Keeps the application (its document, code, styles, font) ready offline. API answers never pass through here.
const { version, files, documents } = self.shell
const cacheName = `germina-shell-${version}`
const shellPath = '/home'
const notPages = /^\/(api|graphql|files|exports|health|metrics)(\/|$)/

self.addEventListener('install', (event) => {
  // The server gives its document only to who asks for HTML.
  const headers = { accept: 'text/html, */*' }
  const fresh = files.map((file) => new Request(file, { cache: 'reload', headers }))
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

self.addEventListener('message', ({ data }) => {
  for (const path of data?.keep ?? []) if (isAsset(path)) void fromCache(new Request(path)).catch(() => {})
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || notPages.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, url.pathname))
  else if (isAsset(url.pathname) || files.includes(url.pathname)) event.respondWith(fromCache(request))
})

function isAsset(path) {
  return path.startsWith('/assets/')
}

async function openPage(request, pathname) {
  try {
    return await fetch(request)
  } catch {
    // A public page is not kept; whoever has the application can go on in it.
    if (documents.includes(pathname))
      return Response.redirect(pathname.startsWith('/es') ? '/es/home' : '/home')
    return (await caches.match(shellPath, { ignoreVary: true })) ?? Response.error()
  }
}

// Names of assets carry a hash of their content, so a kept one is never outdated.
async function fromCache(request) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

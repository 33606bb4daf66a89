// Runs before the application and relies on none of it: what this device has kept of a plan is read while the code is still
// on its way. `web/data/kept-early.ts` takes it over; names and version are those of `web/data/cache-database.ts`.
;(() => {
  let name = null
  try {
    name = `germina-cache-${JSON.parse(localStorage.getItem('germina.me')).user_id}`
  } catch {
    // Nobody was here before, so nothing is kept.
  }
  const content = name ? new Promise(read) : Promise.resolve({ names: [], rows: [] })
  content.catch(() => undefined)
  globalThis.keptEarly = { name, content }

  function read(resolve, reject) {
    const request = indexedDB.open(name, 2)
    // Nothing is there, or something else: the application makes it.
    request.onupgradeneeded = () => request.transaction.abort()
    request.onerror = reject
    request.onsuccess = () => {
      const database = request.result
      // Somebody logs out in another tab: it shall not wait for this one.
      database.onversionchange = () => database.close()
      const transaction = database.transaction(['thing', 'metadata'])
      const things = transaction.objectStore('thing')
      const asked = [
        things.getAllKeys(),
        things.getAll(),
        transaction.objectStore('metadata').get('metadata'),
      ]
      transaction.onabort = reject
      transaction.oncomplete = () => {
        const [names, rows, metadata] = asked.map(({ result }) => result)
        resolve({ database, names, rows, metadata })
      }
    }
  }
})()

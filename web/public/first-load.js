// Runs before the application and relies on none of it: when its first code gets lost on the way, the page loads again,
// a few times at most, and then says so in plain words.
;(() => {
  const key = 'germina.firstLoad'
  const waits = [200, 2000, 5000]
  /** Once everything has arrived, something is seen within this time; and what hangs does not arrive any more. */
  const patienceMs = 20_000
  const longestMs = 60_000
  /** Tries of longer ago have nothing to do with this one. */
  const memoryMs = 5 * 60_000
  const words = {
    en: {
      title: 'This page did not load',
      help: 'What you have saved is safe. Check your connection and try again.',
      again: 'Try again',
    },
    es: {
      title: 'Esta página no se cargó',
      help: 'Lo que guardaste está a salvo. Revisa tu conexión e inténtalo otra vez.',
      again: 'Intentar otra vez',
    },
  }
  let isOver = false

  const app = () => document.getElementById('app')
  const isEmpty = () => app()?.childElementCount === 0

  function comeBack() {
    if (isOver) return
    isOver = true
    const tries = triesSoFar()
    if (tries >= waits.length || !count(tries + 1)) whenRead(say)
    else setTimeout(() => location.reload(), waits[tries])
  }

  function giveUp() {
    if (isEmpty()) comeBack()
  }

  function triesSoFar() {
    try {
      const [tries, at] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
      return Date.now() - at < memoryMs ? tries : 0
    } catch {
      return waits.length
    }
  }

  /** False where nothing can be counted: there, nobody tries for ever. */
  function count(tries) {
    try {
      sessionStorage.setItem(key, `${tries} ${Date.now()}`)
      return true
    } catch {
      return false
    }
  }

  /** From here on the application looks after itself. */
  function arrive() {
    isOver = true
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Where nothing can be kept, nothing is there to forget.
    }
  }

  function whenRead(work) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
    else work()
  }

  // Styles are set one by one: a style sheet may be what got lost, and the policy refuses written ones.
  function element(name, style, ...children) {
    const made = document.createElement(name)
    Object.assign(made.style, style)
    made.append(...children)
    return made
  }

  function say() {
    const languages = /^\/es(\/|$)/.test(location.pathname) ? ['es', 'en'] : ['en', 'es']
    const isDark = document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark'
    const [paper, ink, leaf, onLeaf] = isDark
      ? ['#1d1b18', '#ece8e1', '#a7d19b', '#1d1b18']
      : ['#fbfaf7', '#211e1a', '#326328', '#ffffff']
    const parts = languages.map((language, index) => {
      const { title, help } = words[language]
      const size = index === 0 ? '1.75rem' : '1.125rem'
      const part = element(
        'div',
        {},
        element(index === 0 ? 'h1' : 'h2', { fontSize: size, margin: '0 0 0.5rem' }, title),
        element('p', {}, help),
      )
      part.lang = language
      return part
    })
    const button = element(
      'button',
      {
        minHeight: '48px',
        padding: '0 1.25rem',
        border: '0',
        borderRadius: '10px',
        background: leaf,
        color: onLeaf,
        font: 'inherit',
      },
      languages.map((language) => words[language].again).join(' / '),
    )
    button.addEventListener('click', () => {
      arrive()
      location.reload()
    })
    const message = element('div', {}, ...parts, button)
    message.setAttribute('role', 'alert')
    const page = element(
      app() ? 'main' : 'div',
      {
        maxWidth: '36rem',
        margin: '0 auto',
        padding: app() ? '12vh 1.25rem 2rem' : '2rem 1.25rem',
        background: paper,
        color: ink,
        font: '1.0625rem/1.55 "Source Sans 3 Variable", system-ui, sans-serif',
      },
      message,
    )
    const box = app()
    if (!box) return document.body.prepend(page)
    document.body.style.background = paper
    box.replaceChildren(page)
  }

  // A script or a style sheet; also one that the script imports.
  const isCode = (target) => target instanceof HTMLScriptElement || target?.rel === 'stylesheet'
  addEventListener('error', ({ target }) => isCode(target) && comeBack(), true)
  // Parts that the application asks for later are its own business; a public page has nobody else.
  addEventListener('vite:preloadError', () => app() || comeBack())
  addEventListener('load', () => {
    if (isOver || !app()) return
    if (!isEmpty()) return arrive()
    const look = new MutationObserver(() => {
      look.disconnect()
      arrive()
    })
    look.observe(app(), { childList: true })
    setTimeout(giveUp, patienceMs)
  })
  setTimeout(giveUp, longestMs)
})()

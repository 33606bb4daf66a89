// Runs before the application and relies on none of it: what stood at the top of this page when it was last seen on this
// device stands there again until the application has drawn it. Pictures for the eye alone: nothing in it can be used,
// and nothing is read out. `web/app/last-look.ts` keeps it.
;(() => {
  /** Longer than this, something is wrong, and whoever has to say so shall be seen. */
  const longestMs = 20_000
  /** The application is here and has no heading yet: what it says of that, and what is opened in it, shall be seen. */
  const graceMs = 600
  const drawing = 'http://www.w3.org/2000/svg'

  function keptLook() {
    try {
      const [opened] = performance.getEntriesByType('navigation')
      const page = JSON.parse(localStorage.getItem('germina.looks')).find(
        ({ address }) => address === location.pathname + location.search,
      )
      // Who comes back is brought to the place where they were, which need not be the top.
      return opened.type === 'navigate' && page.width === innerWidth ? page : null
    } catch {
      return null
    }
  }

  /** Who is here, as the server has said with the document. */
  function isTheirs({ account }) {
    const given = document.getElementById('given-answers')?.textContent
    return account === (given && JSON.parse(given).Me?.data?.me?.user_id)
  }

  /** Its classes mean something only in the application that it was drawn by. */
  const isOfThisBuild = ({ build }) => build === document.querySelector('script[type=module]')?.src

  // Element by element, so that nothing that was ever typed can become code; the policy refuses written styles.
  function build([name, attributes, ...children]) {
    const made =
      attributes.xmlns === drawing ? document.createElementNS(drawing, name) : document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'style') made.style.cssText = value
      else if (key !== 'xmlns') made.setAttribute(key, value)
    }
    made.append(...children.map((child) => (typeof child === 'string' ? child : build(child))))
    return made
  }

  function show(look) {
    const shown = build(look.top)
    shown.id = 'last-look'
    shown.inert = true
    shown.setAttribute('aria-hidden', 'true')
    Object.assign(shown.style, {
      ...{ position: 'fixed', inset: '0 auto 0 0', width: `${look.room}px`, zIndex: '1000' },
      ...{ overflow: 'hidden', background: 'inherit' },
    })
    document.body.append(shown)
    let ending = setTimeout(end, longestMs)
    let isHere = false
    const watch = new MutationObserver(() => {
      if (document.querySelector('#app h1')) return end()
      if (isHere) return
      isHere = true
      clearTimeout(ending)
      ending = setTimeout(end, graceMs)
    })
    function end() {
      clearTimeout(ending)
      watch.disconnect()
      shown.remove()
    }
    watch.observe(document.getElementById('app'), { childList: true, subtree: true })
  }

  const look = keptLook()
  if (!look) return
  const arriving = new MutationObserver(() => {
    // The answers stand last in the document.
    if (!document.getElementById('given-answers')) return
    arriving.disconnect()
    if (isTheirs(look) && isOfThisBuild(look)) show(look)
  })
  arriving.observe(document, { childList: true, subtree: true })
  // A document that says nothing of who is here has none.
  addEventListener('DOMContentLoaded', () => arriving.disconnect())
})()

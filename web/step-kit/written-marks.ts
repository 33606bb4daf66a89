import type { Locale } from '#web/i18n/locale.ts'

type LanguageOf = (text: string) => Locale | undefined

/** Not those whose `lang` somebody else has set. */
const marked = new WeakSet<Element>()

/**
 * Gives a `lang` to every element that shows a text of the plan and nothing else, wherever a room shows it, and takes
 * it away again when something else stands there.
 */
export function markWritten(root: Element, languageOf: LanguageOf) {
  function mark(element: Element) {
    if (element.hasAttribute('lang') && !marked.has(element)) return
    const language = languageOf(ownText(element))
    if (language) {
      element.setAttribute('lang', language)
      marked.add(element)
    } else if (marked.delete(element)) element.removeAttribute('lang')
  }

  function markAll(node: Node) {
    if (!(node instanceof Element)) return
    mark(node)
    for (const element of node.querySelectorAll('*')) mark(element)
  }

  markAll(root)
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element) mark(element)
      for (const node of addedNodes) markAll(node)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return { again: () => markAll(root), stop: () => observer.disconnect() }
}

/** What is typed in a box stands in its value, and its language in its own hands. */
function ownText(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return ''
  let text = ''
  for (const node of element.childNodes) if (node instanceof Text) text += node.data
  return text.trim()
}

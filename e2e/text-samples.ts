import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
    /** The texts that were found last, and their kinds. */
    textSamples: (readonly [Element, string])[]
  }
}

/**
 * Finds two texts of each kind on the page, and names the kinds: the same elements around them, with the same classes,
 * letters and colours. Axe takes most of its time to work out what stands behind a text, for each of a hundred rows that look
 * alike. Runs in the page, so it stands for itself.
 */
export function findTextSamples(): string[] {
  const most = 2
  const taken = new Map<string, number>()
  const samples: (readonly [Element, string])[] = []
  const isSeen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
  // What only screen readers say has no colour.
  const hasText = (element: Element) =>
    (element.matches('input, textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) &&
    element.checkVisibility(isSeen) &&
    element.getBoundingClientRect().width > 1

  function shortened(text: string): string {
    let [first, second] = [0x811c9dc5, 0x9747b28c]
    for (let place = 0; place < text.length; place += 1) {
      first = Math.imul(first ^ text.charCodeAt(place), 0x01000193)
      second = Math.imul(second ^ text.charCodeAt(place), 0x85ebca6b) + (first >>> 15)
    }
    return (first >>> 0).toString(36) + (second >>> 0).toString(36)
  }

  // Of letters in pictures axe cannot tell what stands behind them.
  function look(element: Element, above: string): void {
    if (element instanceof SVGElement) return
    const style = getComputedStyle(element)
    const seen = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.visibility]
    const form = [style.display, style.position, style.fontSize, style.fontWeight, style.textShadow]
    const kind = shortened(
      [above, element.localName, element.getAttribute('class'), ...seen, ...form].join('|'),
    )
    const times = taken.get(kind) ?? 0
    if (times < most && hasText(element)) {
      taken.set(kind, times + 1)
      samples.push([element, kind])
    }
    for (const child of element.children) look(child, kind)
  }
  look(document.body, '')
  window.textSamples = samples
  return [...taken.keys()]
}

/** What a page is looked at for: every rule, of the colours those of new kinds of text; or the colours alone. */
export type Wanted = { readonly kinds: readonly string[]; readonly onlyContrast: boolean }

type Seen = {
  /** The rules that are broken, and where. */
  readonly faults: string[]
  /** The kinds of text whose colours are right. */
  readonly right: string[]
}

/** Every rule that axe has, on the page as it is. Runs in the page, too. */
export function lookWithAxe({ kinds, onlyContrast }: Wanted): Promise<Seen> {
  for (const before of document.querySelectorAll('[data-text-sample]'))
    before.removeAttribute('data-text-sample')
  for (const [element, kind] of window.textSamples)
    if (kinds.includes(kind)) element.setAttribute('data-text-sample', kind)
  const kindOf = (node: object) =>
    'element' in node && node.element instanceof Element
      ? node.element.getAttribute('data-text-sample')
      : null
  window.axe.addReporter<Seen>('samples', (results, _options, resolve) => {
    const contrast = results.filter(({ id }) => id === 'color-contrast')
    resolve({
      faults: results.flatMap(({ id, violations }) =>
        violations.map(({ node }) => `${id}: ${[...node.selector].join(' ')}`),
      ),
      right: contrast.flatMap(({ passes }) => passes.flatMap(({ node }) => kindOf(node) ?? [])),
    })
  })
  // It need not quote what it finds.
  window.axe.configure({
    noHtml: true,
    rules: [{ id: 'color-contrast', selector: '[data-text-sample]' }],
  })
  const options: axe.RunOptions = {
    // It would ask for all styles again, for a rule about sounds.
    ...{ preload: false, reporter: 'samples' },
    ...(onlyContrast
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : { rules: { 'color-contrast': { enabled: kinds.length > 0 } } }),
  }
  return window.axe.run(document, options) as Promise<unknown> as Promise<Seen>
}

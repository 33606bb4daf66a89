import { createHash } from 'node:crypto'

/**
 * Moves style attributes into a style sheet, because the content security policy refuses them in HTML. An
 * attribute marks the element, not a class: React leaves attributes that it does not know when it takes over.
 */
export function liftStyleAttributes(html: string, rules: Map<string, string>): string {
  return html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const css = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    const mark = createHash('sha256').update(css).digest('hex').slice(0, 6)
    rules.set(mark, css)
    return ` data-s="${mark}"`
  })
}

export function sheetOf(rules: Map<string, string>): string {
  return [...rules].map(([mark, css]) => `:root [data-s="${mark}"][data-s]{${css}}`).join('\n')
}

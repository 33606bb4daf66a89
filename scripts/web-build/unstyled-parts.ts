import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const partClass = /\bm_[0-9a-f]{6,}\b/g
const classesIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(partClass) ?? []))

/** Classes of Mantine's parts in some code for which a style sheet has no rule. */
export function unstyledParts(code: readonly string[], styles: readonly string[]): readonly string[] {
  const styled = classesIn(styles)
  return [...classesIn(code)].filter((name) => !styled.has(name))
}

/** A part without its styles would look broken, and nothing else would tell. */
export function refuseUnstyledParts(folder: string): void {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const unstyled = unstyledParts(read('assets/*.js'), read('assets/frame-*.css'))
  if (unstyled.length > 0)
    throw new Error(`web/app/app-styles.ts lacks the styles of a part (${unstyled.join(', ')})`)
}

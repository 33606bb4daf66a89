/** How many files, and how many lines of each sort that are not empty. */
export type Measure = {
  readonly files: number
  readonly code: number
  readonly css: number
  /** Texts for readers, and the words of screens in both languages. */
  readonly texts: number
  readonly tests: number
}

export const nothing: Measure = { files: 0, code: 0, css: 0, texts: 0, tests: 0 }

type Sort = Exclude<keyof Measure, 'files'>

const sorts: readonly (readonly [RegExp, Sort])[] = [
  [/\.test\.tsx?$|\.test-kit\.tsx?$/, 'tests'],
  [/\.css$/, 'css'],
  [/\.md$|(^|\/)(report-)?words\.ts$|\.(en|es)\.json$/, 'texts'],
  [/\.(ts|tsx|mjs|cjs)$/, 'code'],
]

/** What one file adds; what is neither code nor text counts as a file alone. */
export function count(file: string, content: string): Measure {
  const lines = content.split('\n').filter((line) => line.trim() !== '').length
  const sort = sorts.find(([name]) => name.test(file))?.[1]
  return { ...nothing, files: 1, ...(sort && { [sort]: lines }) }
}

export const sum = (one: Measure, other: Measure): Measure => ({
  files: one.files + other.files,
  code: one.code + other.code,
  css: one.css + other.css,
  texts: one.texts + other.texts,
  tests: one.tests + other.tests,
})

export function exerciseMean(rooms: readonly Measure[]): Measure {
  const all = rooms.reduce(sum, nothing)
  const mean = (amount: number) => Math.round(amount / Math.max(1, rooms.length))
  return {
    files: mean(all.files),
    code: mean(all.code),
    css: mean(all.css),
    texts: mean(all.texts),
    tests: mean(all.tests),
  }
}

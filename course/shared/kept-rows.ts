/**
 * What rows without ids are called where refused words wait for them: by their own words, since places move on when
 * another row goes; of several alike by their order.
 */
export function keptRows(names: readonly string[]): readonly string[] {
  const met = new Map<string, number>()
  return names.map((name) => {
    const before = met.get(name) ?? 0
    met.set(name, before + 1)
    return before > 0 ? `${name} ${before + 1}` : name
  })
}

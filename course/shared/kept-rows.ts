/**
 * What rows without ids are called where refused words wait for them: by their own words, since places move on when
 * another row goes; of several alike by their order.
 */
export const keptRows = (names: readonly string[]): readonly string[] =>
  names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })

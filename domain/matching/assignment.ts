/**
 * The best total fit: every project gets at most one mentor, every mentor at most `capacity` projects.
 * Hungarian method with potentials, O(projects² × places); a pair with fit 0 is never proposed.
 * Source of the method: Kuhn 1955, Munkres 1957; shortest augmenting paths after Jonker and Volgenant 1987.
 */
export function bestMatching(
  fits: readonly (readonly number[])[],
  capacities: readonly number[],
): (number | null)[] {
  const places = capacities.flatMap((capacity, mentor) =>
    Array.from({ length: Math.min(capacity, fits.length) }, () => mentor),
  )
  const rows = fits.length
  // As many empty places as projects, so that leaving a project free is always possible.
  const columns = places.length + rows
  const costs = fits.map((fit) => {
    const cost = new Float64Array(columns + 1)
    places.forEach((mentor, place) => {
      cost[place + 1] = -(fit[mentor] ?? 0)
    })
    return cost
  })
  const taken = assign(costs, rows, columns)
  return fits.map((fit, project) => {
    const mentor = places[(taken[project] ?? 0) - 1]
    return mentor !== undefined && (fit[mentor] ?? 0) > 0 ? mentor : null
  })
}

/** Column (from 1) for each row, with the least total cost. Rows and columns count from 1 inside. */
function assign(costs: readonly Float64Array[], rows: number, columns: number): number[] {
  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const cameFrom = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    let column = 0
    const slack = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
    const isUsed = new Uint8Array(columns + 1)
    do {
      isUsed[column] = 1
      const current = rowOf[column] as number
      const cost = costs[current - 1] as Float64Array
      const potential = rowPotential[current] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= columns; j++) {
        if (isUsed[j]) continue
        const reduced = (cost[j] as number) - potential - (columnPotential[j] as number)
        if (reduced < (slack[j] as number)) {
          slack[j] = reduced
          cameFrom[j] = column
        }
        if ((slack[j] as number) < step) {
          step = slack[j] as number
          next = j
        }
      }
      for (let j = 0; j <= columns; j++) {
        if (isUsed[j]) {
          const owner = rowOf[j] as number
          rowPotential[owner] = (rowPotential[owner] as number) + step
          columnPotential[j] = (columnPotential[j] as number) - step
        } else {
          slack[j] = (slack[j] as number) - step
        }
      }
      column = next
    } while (rowOf[column] !== 0)
    do {
      const previous = cameFrom[column] as number
      rowOf[column] = rowOf[previous] as number
      column = previous
    } while (column !== 0)
  }
  const taken = new Array<number>(rows).fill(0)
  for (let j = 1; j <= columns; j++) {
    const row = rowOf[j] as number
    if (row > 0) taken[row - 1] = j
  }
  return taken
}

export type Candidate = { readonly mentorId: string; readonly freePlaces: number }
export type Proposal = { readonly projectId: string; readonly mentorId: string; readonly score: number }

/**
 * The matching with the best total fit that exceeds no mentor's capacity. A pair without any fit is not
 * proposed: that project stays free for the organisers to look at.
 */
export function proposeMatching(
  projectIds: readonly string[],
  mentors: readonly Candidate[],
  scoreOf: (projectId: string, mentorId: string) => number,
): Proposal[] {
  const places = mentors.flatMap(({ mentorId, freePlaces }) =>
    Array.from({ length: Math.min(freePlaces, projectIds.length) }, () => mentorId),
  )
  const scores = projectIds.map((projectId) => {
    const byMentor = new Map(mentors.map(({ mentorId }) => [mentorId, scoreOf(projectId, mentorId)]))
    return places.map((mentorId) => Math.max(0, byMentor.get(mentorId) ?? 0))
  })
  return bestColumns(scores, places.length).flatMap((column, row) => {
    const [projectId, mentorId, score] = [projectIds[row], places[column], scores[row]?.[column] ?? 0]
    return projectId !== undefined && mentorId !== undefined && score > 0
      ? [{ projectId, mentorId, score }]
      : []
  })
}

/**
 * The Hungarian method with potentials, O(rows² × columns). Each row has a place of its own behind the real
 * columns that is worth nothing, so a row may stay without one.
 */
function bestColumns(scores: readonly (readonly number[])[], columns: number): number[] {
  const width = columns + scores.length
  const cost = (row: number, column: number) => -(scores[row]?.[column] ?? 0)
  const rowPotential = new Float64Array(scores.length + 1)
  const columnPotential = new Float64Array(width + 1)
  // Rows and columns count from 1 here; 0 means none, and column 0 holds the row being placed.
  const rowAt = new Int32Array(width + 1)

  for (let row = 1; row <= scores.length; row++) {
    rowAt[0] = row
    const cameFrom = new Int32Array(width + 1)
    const slack = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY)
    const isVisited = new Uint8Array(width + 1)
    let at = 0
    while (at === 0 || rowAt[at] !== 0) {
      isVisited[at] = 1
      const current = rowAt[at] ?? 0
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let column = 1; column <= width; column++) {
        if (isVisited[column]) continue
        const reduced =
          cost(current - 1, column - 1) - (rowPotential[current] ?? 0) - (columnPotential[column] ?? 0)
        if (reduced < (slack[column] ?? 0)) {
          slack[column] = reduced
          cameFrom[column] = at
        }
        if ((slack[column] ?? 0) < step) {
          step = slack[column] ?? 0
          next = column
        }
      }
      for (let column = 0; column <= width; column++) {
        if (isVisited[column]) {
          const owner = rowAt[column] ?? 0
          rowPotential[owner] = (rowPotential[owner] ?? 0) + step
          columnPotential[column] = (columnPotential[column] ?? 0) - step
        } else {
          slack[column] = (slack[column] ?? 0) - step
        }
      }
      at = next
    }
    while (at !== 0) {
      const before = cameFrom[at] ?? 0
      rowAt[at] = rowAt[before] ?? 0
      at = before
    }
  }
  const chosen = new Array<number>(scores.length).fill(-1)
  for (let column = 1; column <= width; column++) {
    const row = rowAt[column] ?? 0
    if (row > 0) chosen[row - 1] = column - 1
  }
  return chosen
}

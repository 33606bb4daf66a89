type Fits = readonly ArrayLike<number>[]

/**
 * The best total fit: every project gets at most one mentor, every mentor at most `capacity` projects; a pair with
 * fit 0 is never proposed. Fits are whole numbers. It pauses again and again, so that whoever runs it can serve others
 * meanwhile.
 * Source of the method: Kuhn 1955, Munkres 1957, with all free projects as roots of one search: what they still hope for
 * falls together from the highest fit to 0, so the prices change at most as often as there are fits.
 */
export function* bestMatching(
  fits: Fits,
  capacities: readonly number[],
): Generator<undefined, (number | null)[]> {
  const market = newMarket(fits, capacities)
  while (true) {
    let hasMoved = false
    market.round += 1
    for (const project of searching(market)) {
      if (findPlace(market, project)) hasMoved = true
      yield
    }
    if (hasMoved) continue
    if (searching(market).length === 0) break
    yield* lowerHopes(market)
  }
  return Array.from(market.mentorOf, (mentor) => (mentor < 0 ? null : mentor))
}

type Market = ReturnType<typeof newMarket>

function newMarket(fits: Fits, capacities: readonly number[]) {
  return {
    fits,
    capacities,
    round: 0,
    /** What a project still hopes for, and what a place with a mentor costs: together at least the fit of every pair. */
    hope: new Float64Array(fits.length).fill(highestOf(fits)),
    price: new Float64Array(capacities.length),
    mentorOf: new Int32Array(fits.length).fill(-1),
    projectsOf: capacities.map((): number[] => []),
    /** In the present round: which projects and mentors the search has reached, and from which project. */
    projectSeen: new Int32Array(fits.length),
    mentorSeen: new Int32Array(capacities.length),
    via: new Int32Array(capacities.length),
  }
}

function highestOf(fits: Fits): number {
  let highest = 0
  for (const fit of fits)
    for (let mentor = 0; mentor < fit.length; mentor++) highest = Math.max(highest, fit[mentor] as number)
  return highest
}

function searching({ mentorOf, hope }: Market): number[] {
  return [...mentorOf.keys()].filter((project) => mentorOf[project] === -1 && (hope[project] as number) > 0)
}

/** Looks for a place at the present prices; others move, and one without hope goes, where that makes room. */
function findPlace(market: Market, start: number): boolean {
  const { fits, capacities, round, hope, price, projectsOf, projectSeen, mentorSeen, via } = market
  const waiting = [start]
  for (const project of waiting) {
    projectSeen[project] = round
    const fit = fits[project] ?? []
    const own = hope[project] as number
    for (let mentor = 0; mentor < price.length; mentor++) {
      if (mentorSeen[mentor] === round || fit[mentor] !== own + (price[mentor] as number)) continue
      mentorSeen[mentor] = round
      via[mentor] = project
      const settled = projectsOf[mentor] ?? []
      const leaving = settled.find((one) => hope[one] === 0)
      if (settled.length < (capacities[mentor] ?? 0) || leaving !== undefined) {
        if (leaving !== undefined) leave(market, leaving)
        move(market, mentor)
        return true
      }
      waiting.push(...settled)
    }
  }
  return false
}

function leave({ mentorOf, projectsOf }: Market, project: number): void {
  const places = projectsOf[mentorOf[project] as number] ?? []
  places.splice(places.indexOf(project), 1)
  mentorOf[project] = -1
}

/** Each project on the way takes the place that was found and leaves its own to the one before. */
function move(market: Market, found: number): void {
  for (let mentor = found; mentor >= 0; ) {
    const project = market.via[mentor] as number
    const former = market.mentorOf[project] as number
    if (former >= 0) leave(market, project)
    market.mentorOf[project] = mentor
    market.projectsOf[mentor]?.push(project)
    mentor = former
  }
}

/** Nobody found a place: all who were reached hope for less, and the mentors who were reached cost more. */
function* lowerHopes({ fits, round, hope, price, ...market }: Market): Generator<undefined, void> {
  const { projectSeen, mentorSeen } = market
  let step = Number.POSITIVE_INFINITY
  for (let project = 0; project < hope.length; project++) {
    if (projectSeen[project] !== round) continue
    const own = hope[project] as number
    const fit = fits[project] ?? []
    step = Math.min(step, own)
    for (let mentor = 0; mentor < price.length; mentor++) {
      if (mentorSeen[mentor] === round) continue
      const missing = own + (price[mentor] as number) - (fit[mentor] ?? 0)
      if (missing < step) step = missing
    }
    yield
  }
  for (let project = 0; project < hope.length; project++)
    if (projectSeen[project] === round) hope[project] = (hope[project] as number) - step
  for (let mentor = 0; mentor < price.length; mentor++)
    if (mentorSeen[mentor] === round) price[mentor] = (price[mentor] as number) + step
}

import { fitKey, knowsStage, type MentorOffer, type ProjectWishes, pointsFor } from '#domain/progress/fit.ts'

/** Text → the places of the mentors who offer it. */
type Offered = ReadonlyMap<string, readonly number[]>

/** The scores of `fitOf` for one project after another with all mentors: what they offer is looked up, not compared. */
export function fitScores(mentors: readonly MentorOffer[]): (project: ProjectWishes) => Uint8Array {
  const languages = offered(mentors, (mentor) => mentor.languages)
  const sectors = offered(mentors, (mentor) => mentor.sectors)
  const countries = offered(mentors, (mentor) => mentor.countries)
  const expertise = offered(mentors, (mentor) => mentor.expertise)
  const stages = new Map<ProjectWishes['stage'], Uint8Array>()

  function stagePoints(stage: ProjectWishes['stage']): Uint8Array {
    const known = stages.get(stage)
    if (known) return known
    const points = Uint8Array.from(mentors, (mentor) => pointsFor('stage', knowsStage(stage, mentor) ? 1 : 0))
    stages.set(stage, points)
    return points
  }

  return (project) => {
    const scores = stagePoints(project.stage).slice()
    const wishes = Math.max(1, keysOf(project.support).size)
    add(scores, languages, project.languages, (shared) => pointsFor('language', shared > 0 ? 1 : 0))
    add(scores, sectors, project.sectors, (shared) => pointsFor('sector', shared > 0 ? 1 : 0))
    add(scores, countries, project.countries, (shared) => pointsFor('country', shared > 0 ? 1 : 0))
    add(scores, expertise, project.support, (shared) => pointsFor('expertise', shared / wishes))
    return scores
  }
}

/** Adds to each mentor's score the points for how many of the wishes they share. */
function add(
  scores: Uint8Array,
  offer: Offered,
  wanted: readonly string[],
  pointsOf: (shared: number) => number,
): void {
  const keys = [...keysOf(wanted)].filter((key) => key !== '')
  const points = Uint8Array.from({ length: keys.length + 1 }, (_, shared) => pointsOf(shared))
  const shared = new Uint16Array(scores.length)
  for (const key of keys)
    for (const place of offer.get(key) ?? []) shared[place] = (shared[place] as number) + 1
  for (let place = 0; place < scores.length; place++)
    scores[place] = (scores[place] as number) + (points[shared[place] as number] as number)
}

const keysOf = (texts: readonly string[]) => new Set(texts.map(fitKey))

function offered(mentors: readonly MentorOffer[], of: (mentor: MentorOffer) => readonly string[]): Offered {
  const places = new Map<string, number[]>()
  mentors.forEach((mentor, place) => {
    for (const key of keysOf(of(mentor))) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  })
  return places
}

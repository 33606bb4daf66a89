import type { ValueIn } from '#domain/options/choice.ts'
import type { businessStages, profileRoles } from '#domain/options/people.ts'

type Stage = ValueIn<typeof businessStages>
type Profession = ValueIn<typeof profileRoles>

export type ProjectWishes = {
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly sectors: readonly string[]
  /** The support the entrepreneur asked for. */
  readonly support: readonly string[]
  readonly stage: Stage | null
}

export type MentorOffer = {
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly sectors: readonly string[]
  readonly expertise: readonly string[]
  readonly profession: Profession | null
  /** Has started a business before. */
  readonly isEntrepreneur: boolean
}

export type FitReason = 'language' | 'expertise' | 'sector' | 'country' | 'stage'
export type FitPoint = {
  readonly reason: FitReason
  readonly points: number
  readonly of: number
  /** What the two have in common, in the project's words. */
  readonly shared: readonly string[]
}
export type Fit = { readonly score: number; readonly points: readonly FitPoint[] }

/** Together 100. Without a common language there is no mentoring, so it weighs as much as know-how. */
export const fitWeights: Readonly<Record<FitReason, number>> = {
  language: 30,
  expertise: 30,
  sector: 20,
  country: 10,
  stage: 10,
}

const earlyStages: readonly Stage[] = ['idea', 'talked to people', 'building prototype', 'testing prototype']
const founders: readonly Profession[] = ['entrepreneur', 'social entrepreneur']
const advisers: readonly Profession[] = ['consultant', 'industry expert', 'investor']

/** How well a mentor fits a project, with every point explained. */
export function fitOf(project: ProjectWishes, mentor: MentorOffer): Fit {
  const languages = common(project.languages, mentor.languages)
  const sectors = common(project.sectors, mentor.sectors)
  const countries = common(project.countries, mentor.countries)
  const expertise = common(project.support, mentor.expertise)
  const points = [
    point('language', languages.length > 0 ? 1 : 0, languages),
    point(
      'expertise',
      project.support.length > 0 ? expertise.length / distinct(project.support) : 0,
      expertise,
    ),
    point('sector', sectors.length > 0 ? 1 : 0, sectors),
    point('country', countries.length > 0 ? 1 : 0, countries),
    point('stage', knowsStage(project.stage, mentor) ? 1 : 0, project.stage === null ? [] : [project.stage]),
  ]
  return { score: points.reduce((sum, one) => sum + one.points, 0), points }
}

function point(reason: FitReason, share: number, shared: readonly string[]): FitPoint {
  const points = pointsFor(reason, share)
  return { reason, points, of: fitWeights[reason], shared: points > 0 ? shared : [] }
}

export const pointsFor = (reason: FitReason, share: number): number => Math.round(fitWeights[reason] * share)

/** Founders know the way to a product; advisers help those who already sell. */
export function knowsStage(stage: Stage | null, mentor: MentorOffer): boolean {
  if (stage === null) return false
  const hasFounded = mentor.isEntrepreneur || founders.some((role) => role === mentor.profession)
  return earlyStages.includes(stage)
    ? hasFounded
    : hasFounded || advisers.some((role) => role === mentor.profession)
}

export const fitKey = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
const distinct = (texts: readonly string[]) => new Set(texts.map(fitKey)).size

function common(wanted: readonly string[], offered: readonly string[]): string[] {
  const keys = new Set(offered.map(fitKey))
  const byKey = new Map(wanted.map((text) => [fitKey(text), text]))
  return [...byKey].filter(([one]) => one !== '' && keys.has(one)).map(([, text]) => text)
}

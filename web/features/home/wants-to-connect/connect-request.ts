import type { FitReason } from '#domain/progress/fit.ts'

export type FitPoint = {
  readonly reason: FitReason
  readonly points: number
  readonly of: number
  readonly shared: readonly string[]
}

export type Mentor = {
  readonly _id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly basic_data: {
    readonly avatar: string | null
    readonly providedBio: string | null
    readonly selectedCity: string | null
    readonly selectedCountry: string | null
    readonly selectedLanguages: readonly string[] | null
    readonly selectedProfession: string | null
    readonly urlLinkedin: string | null
    readonly urlWebsite: string | null
  } | null
  readonly personal_experience: {
    readonly selectedExpertise: readonly string[] | null
    readonly selectedSector: readonly string[] | null
  } | null
  readonly workExpRecords:
    | readonly {
        readonly givenTitle: string | null
        readonly givenCompany: string | null
        readonly givenTime: string | null
      }[]
    | null
}

export type ConnectRequest = {
  readonly _id: string
  readonly status: string
  readonly message: string
  readonly created_at: string
  readonly fit: number
  readonly fit_points: readonly FitPoint[]
  readonly mentor: Mentor | null
}

/** Those that wait for an answer, the best fit first. */
export function waiting(requests: readonly ConnectRequest[]): readonly ConnectRequest[] {
  return requests.filter(({ status }) => status === 'asked').toSorted((a, b) => b.fit - a.fit)
}

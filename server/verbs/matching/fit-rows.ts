import { fitOf, type MentorOffer, type ProjectWishes } from '#domain/progress/fit.ts'

/** What a project asks for, from the project `p` and its owner `o`. */
export const wishColumns = `p.sectors, p.countries, p.stage,
  coalesce(o.basic_data -> 'selectedLanguages', '[]') as languages,
  coalesce(o.user_motivation -> 'selectedSupport', '[]') as support`

/** What a mentor `m` offers. */
export const offerColumns = `
  coalesce(m.basic_data -> 'selectedLanguages', '[]') as mentor_languages,
  coalesce(m.personal_experience -> 'selectedCountryExpertise', '[]') as mentor_countries,
  coalesce(m.personal_experience -> 'selectedSector', '[]') as mentor_sectors,
  coalesce(m.personal_experience -> 'selectedExpertise', '[]') as mentor_expertise,
  m.basic_data ->> 'selectedCountry' as mentor_country,
  m.basic_data ->> 'selectedProfession' as mentor_profession,
  coalesce((m.mentor_motivation ->> 'isEntrepreneur')::boolean, false) as mentor_is_entrepreneur`

export type WishRow = {
  sectors: string[]
  countries: string[]
  stage: ProjectWishes['stage']
  languages: string[] | null
  support: string[] | null
}

export type OfferRow = {
  mentor_languages: string[] | null
  mentor_countries: string[] | null
  mentor_sectors: string[] | null
  mentor_expertise: string[] | null
  mentor_country: string | null
  mentor_profession: MentorOffer['profession']
  mentor_is_entrepreneur: boolean
}

export function offerOf(row: OfferRow): MentorOffer {
  return {
    languages: row.mentor_languages ?? [],
    countries: [...(row.mentor_countries ?? []), ...(row.mentor_country ? [row.mentor_country] : [])],
    sectors: row.mentor_sectors ?? [],
    expertise: row.mentor_expertise ?? [],
    profession: row.mentor_profession,
    isEntrepreneur: row.mentor_is_entrepreneur,
  }
}

export function wishesOf(row: WishRow): ProjectWishes {
  const { sectors, countries, stage } = row
  return { sectors, countries, stage, languages: row.languages ?? [], support: row.support ?? [] }
}

export function fitFields(row: WishRow, offer: MentorOffer) {
  const { score, points } = fitOf(wishesOf(row), offer)
  return { fit: score, fit_points: points }
}

import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { businessStages, profileRoles, roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { countryName, languageName } from '#domain/places/places.ts'
import type { Profile } from '#domain/progress/onboarding.ts'

export type ExportRow = Profile & {
  applied_at: string
  changed_at: string
  own_role: string
  status: string
  last_message: string | null
  scored: number
  score: { readonly mean: number } | null
}

type Column = { en: string; es: string; of: (row: ExportRow, locale: Locale) => string | null | undefined }

const labelIn = (choices: readonly Choice[], value: string | null | undefined, locale: Locale) =>
  choices.find((one) => one.value === value)?.[locale] ?? value

const countries = (codes: readonly string[] | null | undefined, locale: Locale) =>
  codes?.map((code) => countryName(code, locale)).join(', ')

const sentence = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

const workOf = ({ workExpRecords }: ExportRow) =>
  workExpRecords
    ?.map((work) => sentence([work.givenTitle, work.givenCompany, work.givenTime, work.givenShortDes]))
    .join('\n')

/** What an organiser reads when deciding. The specification's review fields, and who it is. */
export const applicationColumns: readonly Column[] = [
  { en: 'First name', es: 'Nombre', of: (row) => row.first_name },
  { en: 'Last name', es: 'Apellido', of: (row) => row.last_name },
  { en: 'E-mail', es: 'Correo', of: (row) => row.email },
  { en: 'Phone', es: 'Teléfono', of: phoneOf },
  { en: 'Role', es: 'Rol', of: (row, locale) => labelIn(roles, row.own_role, locale) },
  {
    en: 'Application',
    es: 'Postulación',
    of: (row, locale) => labelIn(applicationStatuses, row.status, locale),
  },
  { en: 'Applied on', es: 'Fecha de postulación', of: (row) => row.applied_at.slice(0, 10) },
  { en: 'Changed on', es: 'Último cambio', of: (row) => row.changed_at.slice(0, 10) },
  { en: 'Last message', es: 'Último mensaje', of: (row) => row.last_message },
  {
    en: 'I am',
    es: 'Soy',
    of: (row, locale) => labelIn(profileRoles, row.basic_data?.selectedProfession, locale),
  },
  {
    en: 'Country',
    es: 'País',
    of: (row, locale) => countryName(row.basic_data?.selectedCountry ?? '', locale),
  },
  { en: 'City', es: 'Ciudad', of: (row) => row.basic_data?.selectedCity },
  {
    en: 'Languages',
    es: 'Idiomas',
    of: (row, locale) =>
      row.basic_data?.selectedLanguages?.map((code) => languageName(code, locale)).join(', '),
  },
  { en: 'Business details', es: 'Datos del negocio', of: (row) => row.businessDetails?.givenBusinessName },
  {
    en: 'Country of operation',
    es: 'País de operación',
    of: (row, locale) => countries(row.businessDetails?.selectedCountries, locale),
  },
  { en: 'Product type', es: 'Tipo de producto', of: (row) => row.businessDetails?.selectedProduct },
  { en: 'Sector', es: 'Sector', of: (row) => row.businessDetails?.selectedSector?.join(', ') },
  {
    en: 'Stage of business',
    es: 'Etapa del negocio',
    of: (row, locale) => labelIn(businessStages, row.businessDetails?.selectedAboutSocBus, locale),
  },
  {
    en: 'Problem description',
    es: 'Descripción del problema',
    of: (row) => row.businessDetails?.givenProblemDes,
  },
  { en: 'Proposed solution', es: 'Solución propuesta', of: (row) => row.businessDetails?.givenSolutionDes },
  { en: 'Work experiences', es: 'Experiencia laboral', of: workOf },
  {
    en: 'Areas of expertise',
    es: 'Áreas de experiencia',
    of: (row) => row.personal_experience?.selectedExpertise?.join(', '),
  },
  {
    en: 'Motivation',
    es: 'Motivación',
    of: (row) =>
      row.own_role === 'mentor' ? row.mentorMotivation?.whyMentor : row.userMotivation?.whyMentee,
  },
  { en: 'Reviewers with points', es: 'Evaluaciones con puntos', of: ({ scored }) => String(scored) },
  { en: 'Mean of the points', es: 'Promedio de los puntos', of: ({ score }) => score?.mean.toFixed(2) },
  { en: 'Number of teams', es: 'Número de equipos', of: teamsOf },
]

function phoneOf({ basic_data }: ExportRow): string {
  return [basic_data?.phoneCode, basic_data?.urlWhatsapp].filter(Boolean).join(' ')
}

function teamsOf(row: ExportRow): string {
  return row.own_role === 'mentor' ? String(row.mentorMotivation?.numberOfTeams ?? '') : ''
}

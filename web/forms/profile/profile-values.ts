import type { Profile } from '#domain/progress/onboarding.ts'

type Group = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path like `basic_data.selectedCountry`. */
export function valueAt(profile: Profile, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), profile)
}

export function withValue(profile: Profile, path: string, value: unknown): Profile {
  return placed(profile, path.split('.'), value) as Profile
}

function placed(at: unknown, [name = '', ...rest]: readonly string[], value: unknown): Group {
  const group = isGroup(at) ? at : {}
  return { ...group, [name]: rest.length === 0 ? value : placed(group[name], rest, value) }
}

/** What is sent for some paths: only these, in their groups, in the form in which it is stored. */
export function dataOf(profile: Profile, paths: Iterable<string>): Profile {
  let data: Profile = {}
  for (const path of paths) data = withValue(data, path, stored(path, valueAt(profile, path)))
  return data
}

function stored(path: string, value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'string') return storedText(path, value.trim())
  if (Array.isArray(value)) return value.filter((entry) => !isEmptyEntry(entry))
  return value
}

function storedText(path: string, text: string): string | null {
  if (path.endsWith('.birthDate') && text === '') return null
  const isAddress = /\.url(?!Whatsapp)/.test(path) && text !== ''
  // People write facebook.com/me; without the beginning no browser would follow it.
  return isAddress && !/^[a-z]+:\/\//i.test(text) ? `https://${text}` : text
}

const isEmptyEntry = (entry: unknown) =>
  isGroup(entry) && Object.values(entry).every((each) => each === null || each === undefined || each === '')

import type { ValueIn } from '#domain/options/choice.ts'
import type { genders } from '#domain/options/customers.ts'
import type { profileRoles } from '#domain/options/people.ts'

type Study = { readonly degree: string; readonly focus: string; readonly at: string }
type Work = { readonly title: string; readonly at: string; readonly time: string; readonly did: string }

type Anybody = {
  readonly key: string
  readonly email: string
  readonly first: string
  readonly last: string
  readonly locale: 'en' | 'es'
  readonly country: string
  readonly city: string
  readonly gender: ValueIn<typeof genders>
  readonly born: string
  readonly languages: readonly string[]
  readonly profession: ValueIn<typeof profileRoles>
  readonly bio: string
  /** Days from today. */
  readonly joined: number
  readonly phone: readonly [code: string, number: string]
}

export type Entrepreneur = Anybody & {
  readonly role: 'entrepreneur'
  /** 50 to 150 words, as the sign-up asks for. Team members are invited and write none. */
  readonly why?: string
  /** What help they look for. */
  readonly support?: readonly string[]
  readonly studies?: readonly Study[]
  readonly work?: readonly Work[]
}

export type Mentor = Anybody & {
  readonly role: 'mentor'
  readonly why: string
  readonly teams: number
  readonly support: readonly string[]
  readonly expertise: readonly string[]
  readonly sectors: readonly string[]
  readonly knows: readonly string[]
  readonly mentored?: readonly { readonly at: string; readonly time: string; readonly hours: string }[]
  readonly studies: readonly Study[]
  readonly work: readonly Work[]
}

export type Admin = Anybody & {
  readonly role: 'admin'
  readonly org: string
  readonly orgRole: 'organiser' | 'owner'
}

export type Person = Entrepreneur | Mentor | Admin

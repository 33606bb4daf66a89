import { cacheExchange } from '@urql/exchange-graphcache'
import type { DocumentNode } from 'graphql'
import { Client, fetchExchange } from 'urql'
import { expect, test } from 'vitest'
import { cacheKeys } from '#web/data/cache-keys.ts'
import {
  onboardingDocument,
  saveProfileDocument,
} from '#web/features/joining/onboarding/onboarding-documents.ts'
import { profileDocument, updateProfileDocument } from '#web/features/profile/profile-documents.ts'

const empty = {
  ...{ _id: 'ana', email: null, role: 'mentor', locale: 'en', mail_preference: null, first_name: 'Ana' },
  ...{ last_name: '', businessDetails: null, commitments: null, eduExpRecords: [], workExpRecords: [] },
  ...{ personal_experience: null, mentorMotivation: null, userMotivation: null, basic_data: null },
}
const named = ['avatar', 'birthDate', 'providedBio', 'selectedCity', 'selectedState', 'selectedCountry']
const more = [
  'selectedGender',
  'selectedLanguages',
  'selectedProfession',
  'selectedNationality',
  'urlFacebook',
]
const rest = ['urlInstagram', 'urlLinkedin', 'urlTwitter', 'urlWebsite', 'urlWhatsapp', 'phoneCode']
const basicData = Object.fromEntries([...named, ...more, ...rest].map((name) => [name, null]))
const saved = {
  ...empty,
  basic_data: { __typename: 'UserBasicData', ...basicData, providedBio: 'I sell bread' },
}

test.each([
  ['the first one', onboardingDocument, saveProfileDocument],
  ['one that is changed later', profileDocument, updateProfileDocument],
])('a saved profile, %s, is known on this device without asking again', async (_which, read, write) => {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys: cacheKeys }), fetchExchange],
    fetch: async (_url, init) => {
      const isMutation = String(init?.body).includes('mutation')
      const user = { __typename: 'User', ...(isMutation ? saved : empty) }
      return Response.json({
        data: isMutation ? { updateOneUser: user } : { cohort: null, myConsents: [], user },
      })
    },
  })
  type Read = { user: { basic_data: { providedBio: string } | null } | null }
  const look = () =>
    client.query<Read>(read as DocumentNode, {}, { requestPolicy: 'cache-first' }).toPromise()
  expect((await look()).data?.user?.basic_data).toBeNull()
  await client.mutation(write as DocumentNode, { id: 'ana', data: {} }).toPromise()
  const { data } = await client
    .query<Read>(read as DocumentNode, {}, { requestPolicy: 'cache-only' })
    .toPromise()
  expect(data?.user?.basic_data?.providedBio).toBe('I sell bread')
})

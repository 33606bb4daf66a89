import { expect } from 'vitest'
import { canary } from './canaries.ts'
import { endMatch } from './conditions.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { selection } from './schema.ts'

const cardBasics = ['providedBio', 'selectedCountry', 'selectedLanguages', 'avatar']
const card = `first_name last_name basic_data { ${cardBasics.join(' ')} } businessDetails { ${selection('UserBusinessDetails')} }`
const contact = 'email basic_data { urlWhatsapp phoneCode }'
const motivation = `userMotivation { ${selection('UserUserMotivation')} } mentorMotivation { ${selection('UserMentorMotivation')} }`
const privates = `application_status test_account commitments { ${selection('UserCommitments')} } ${motivation} basic_data { birthDate selectedGender selectedNationality }`
const whole = selection('User')

type Who = (target: Target) => string

const read = (who: Who, fields: string, shows: Way['shows'], rest: Partial<Way> = {}): Way => ({
  door: 'Query.user',
  request: (_, target) => ({
    document: `query ($id: ObjectId) { user(query: { _id: $id }) { ${fields} } }`,
    variables: { id: who(target) },
  }),
  ...(shows && { shows }),
  ...rest,
})

const owner: Who = (target) => target.owner
const mentor: Who = (target) => target.mentor

const showsCard =
  (label: string): Way['shows'] =>
  (_, { data }) =>
    expect(data).toMatchObject({
      first_name: canary(`${label}-first_name`),
      last_name: canary(`${label}-last_name`),
      basic_data: { providedBio: canary(`${label}-basic_data-providedBio`) },
      businessDetails: { givenProblemDes: canary(`${label}-businessDetails-givenProblemDes`) },
    })

const showsContact =
  (label: string): Way['shows'] =>
  (_, { data }) =>
    expect(data).toEqual({
      email: `${canary(label)}@example.org`.toLowerCase(),
      basic_data: { urlWhatsapp: `+51 ${canary(label)}-phone`, phoneCode: '+51' },
    })

const showsPrivate =
  (label: string): Way['shows'] =>
  (_, { data }) =>
    expect(data).toMatchObject({
      application_status: 'approved',
      commitments: { commitTime: true },
      userMotivation: { whyMentee: expect.stringContaining(canary(`${label}-why`)) },
      basic_data: {
        birthDate: '2026-01-15',
        selectedNationality: canary(`${label}-basic_data-selectedNationality`),
      },
    })

/** The cards that a mentor looks through are those of projects without a mentor. */
export const freeForMentors = async (scene: Scene) => {
  if (scene.actor.kind === 'mentor_unmatched') await endMatch(scene)
}

export const cardOperation = 'user: card fields (name, avatar, bio, country, languages, business details)'
const mentorCardOperation = 'mentor card (target = the mentor)'

export const people: Operations = {
  [cardOperation]: [
    read(owner, card, showsCard('P-a-owner'), { prepare: freeForMentors }),
    read(owner, whole, showsCard('P-a-owner'), { prepare: freeForMentors }),
  ],
  'user: contact fields (email, phone, urlWhatsapp)': [
    read(owner, contact, showsContact('P-a-owner'), { readableBy: cardOperation, prepare: freeForMentors }),
  ],
  'user: private fields (birthDate, gender, nationality, commitments, motivation, application_status, test_account)':
    [
      read(owner, privates, showsPrivate('P-a-owner'), {
        readableBy: cardOperation,
        prepare: freeForMentors,
      }),
    ],
  'user: authentication fields (password hash, tokens, reset state)': [
    'password',
    'passwordHash',
    'token',
    'sessions { token }',
    'credential { password }',
    'resetToken',
    'verification { value }',
    'consents',
  ].map((field) => read(owner, field, undefined, { refusal: 'BAD_USER_INPUT' })),
  'updateOneUser(other user)': ['_id', 'user_id'].map(
    (name): Way => ({
      door: 'Mutation.updateOneUser',
      prepare: freeForMentors,
      request: ({ actor }, target) => ({
        document: `mutation ($id: ${name === '_id' ? 'ObjectId' : 'String'}) {
        updateOneUser(query: { ${name}: $id }, data: { first_name: "Changed" }) { first_name }
      }`,
        // To the owner, somebody else is the mentor.
        variables: { id: actor.kind === 'ent_own' ? target.mentor : target.owner },
      }),
      readableBy: cardOperation,
    }),
  ),
  [mentorCardOperation]: [read(mentor, card, showsCard('P-a-mentor'))],
  'mentor contact fields (target = the mentor)': [
    read(mentor, contact, showsContact('P-a-mentor'), { readableBy: mentorCardOperation }),
  ],
  'mentor private fields (birthDate, motivation, commitments, application_status)': [
    read(mentor, privates, showsPrivate('P-a-mentor'), { readableBy: mentorCardOperation }),
  ],
  "avatar file by key (the owner's)": [
    {
      door: 'GET /files/:id',
      prepare: freeForMentors,
      request: (_, target) => ({ method: 'GET', url: `/files/${target.ownerPicture}` }),
      shows: (_, { body }) => expect(body).toContain(canary('P-a-owner-picture')),
    },
  ],
}

import type { Pool } from 'pg'
import { courseModules } from '#course/course.ts'
import { projectContent, projectFields } from '#domain/programme/project.ts'
import { userWritable } from '#domain/programme/user.ts'
import { newId } from '#server/new-id.ts'
import { samplesOf } from './samples.ts'

/** A text that exists in one place only: whoever sees it saw that place. */
export const canary = (label: string) => `CANARY-${label}`

/** The field on which the owner of each project has written. */
export const seededField = 'one.summary.general'

const noRef = () => ''

/** Enough words for the motivation that onboarding asks for. */
const manyWords = (text: string) => `${text} ${'word '.repeat(60).trim()}`

type Profile = Record<string, Record<string, unknown>>

/** A complete profile, every text of it a canary. */
export async function fillPerson(db: Pool, id: string, label: string, role: string): Promise<void> {
  const profile = samplesOf(userWritable, canary(label), noRef) as Profile
  const picture = newId()
  const basicData = {
    ...profile.basic_data,
    selectedProfession: 'student',
    urlWhatsapp: `+51 ${canary(label)}-phone`,
    phoneCode: '+51',
    avatar: `/files/${picture}`,
  }
  const motivation = {
    mentor: { ...profile.mentorMotivation, numberOfTeams: 3, whyMentor: manyWords(canary(`${label}-why`)) },
    user: { ...profile.userMotivation, whyMentee: manyWords(canary(`${label}-why`)) },
  }
  const agreed = {
    commitConfidentiality: true,
    commitData: true,
    commitInformation: true,
    commitTime: true,
    commitHours: '5',
  }
  await db.query(
    `update users set email = $2, first_name = $3, last_name = $4, name = concat_ws(' ', $3::text, $4::text), basic_data = $5, business_details = $6,
       commitments = $7, edu_exp_records = $8, work_exp_records = $9, personal_experience = $10,
       mentor_motivation = $11, user_motivation = $12, avatar = $13 where id = $1`,
    [
      ...[id, `${canary(label)}@example.org`.toLowerCase(), profile.first_name, profile.last_name],
      ...[basicData, profile.businessDetails, { ...agreed, commitNews: true }].map(json),
      ...[profile.eduExpRecords, profile.workExpRecords, profile.personal_experience].map(json),
      ...[motivation.mentor, motivation.user].map(json),
      picture,
    ],
  )
  await db.query(
    `insert into stored_file (id, owner_id, purpose, media_type, bytes) values ($1, $2, 'avatar', 'image/webp', $3)`,
    [picture, id, Buffer.from(canary(`${label}-picture-${role}`))],
  )
}

/** A telephone that can be called, where a profile is handed in. */
export async function givePhone(db: Pool, id: string): Promise<void> {
  await db.query(
    `update users set basic_data = basic_data || '{"urlWhatsapp": "+51 987 654 321"}' where id = $1`,
    [id],
  )
}

export async function fillCohort(db: Pool, id: string, name: string): Promise<void> {
  const label = canary(`${name.startsWith('q') ? 'Q' : 'P'}-${name}-cohort`)
  await db.query(
    `update cohort set title = $2 || '-title', description = $2 || '-description', duration = $2 || '-duration',
       cohort_lead_name = $2 || '-lead', cohort_lead_email = $3, custom_welcome_message = $2 || '-welcome'
     where id = $1`,
    [id, label, `${label}@example.org`],
  )
}

/** The project itself, a thread on the field `seeded`, ratings of module one and the progress of every module. */
export async function fillProject(db: Pool, id: string, label: string): Promise<void> {
  const samples = samplesOf(projectFields, canary(`${label}-project`), noRef)
  const content = projectContent.filter((name) => name !== 'stage')
  const sets = content.map((name, index) => `${name} = $${index + 3}`)
  await db.query(`update project set ${sets.join(', ')}, team_members = $2 where id = $1`, [
    id,
    json([{ name: canary(`${label}-member`) }]),
    ...content.map((name) => samples[name]),
  ])
  const { rows } = await db.query<{ owner_id: string; mentor: string | null; team: string[] }>(
    'select owner_id, mentor, array(select user_id from team_access where project_id = p.id) as team from project p where id = $1',
    [id],
  )
  const [project] = rows
  for (const author of [project?.owner_id, project?.mentor, ...(project?.team ?? [])]) {
    if (!author) continue
    await db.query(
      `insert into module_review (id, project_id, user_id, role, module, answers) values ($1, $2, $3, 'mentor', 'one', $4)`,
      [newId(), id, author, json([{ question: 'q', answer: canary(`${label}-review-${author}`) }])],
    )
  }
  await db.query(
    `insert into feedback (id, project_id, author_id, text, full_path, module, step, field_id)
     values ($1, $2, $3, $4, $4, $4, $4, '${seededField}')`,
    [newId(), id, project?.owner_id, canary(`${label}-feedback`)],
  )
  for (const module of courseModules) {
    await db.query(
      'insert into progress (id, project_id, module_id, ord, request_count) values ($1, $2, $3, $4, 3)',
      [newId(), id, module.id, module.number],
    )
  }
}

const json = (value: unknown) => JSON.stringify(value)

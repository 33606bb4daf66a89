import type { Choice } from '#domain/fields.ts'
import { choice } from '#domain/options/choice.ts'
import { orgRoles, roles } from '#domain/options/people.ts'
import { applicationStatuses, bugStatuses } from '#domain/options/programme.ts'
import { labelOf } from '#web/forms/labels.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** An entry as its sentence needs it: names and values in the reader's language. */
type Told = { readonly name: string; readonly from: string; readonly to: string; readonly count: number }

type Sentences = Readonly<Record<string, (told: Told) => string>>

/** What each action is in words. The names are those that the server writes down. */
const sentences = {
  en: {
    setUserRole: ({ name, from, to }) => `Changed the role of ${name} from ${from} to ${to}`,
    setMainOrg: ({ name, to }) => `${name} works for ${to} now`,
    setOrg: ({ name, to }) => `${name} takes part in ${to} now`,
    adminUpdateUser: ({ name }) => `Changed the account of ${name}`,
    deactivateUser: ({ name }) => `Disabled the account of ${name}`,
    reactivateUser: ({ name }) => `Enabled the account of ${name}`,
    revokeUserSessions: ({ name }) => `Logged ${name} out everywhere`,
    deleteAccount: () => 'Deleted their own account',
    decideApplication: ({ name, from, to }) => `Application of ${name}: from ${from} to ${to}`,
    takeBackDecision: ({ name, from, to }) => `Took back the decision about ${name}: from ${from} to ${to}`,
    changeRubric: ({ name }) => `Changed what reviewers look at in ${name}`,
    exportApplications: ({ name, count }) => `Downloaded the applications to ${name} (${count})`,
    exportProgress: ({ name, count }) => `Downloaded the progress of ${name} (${count})`,
    exportPlatformUsers: ({ count }) => `Downloaded the list of platform users (${count})`,
    exportAnnouncements: ({ count }) => `Downloaded the list of announcements (${count})`,
    exportBugs: ({ count }) => `Downloaded the list of bugs (${count})`,
    exportReviews: ({ count }) => `Downloaded the list of reviews (${count})`,
    assignMentor: ({ name }) => `Gave ${name} a mentor`,
    unassignMentor: ({ name }) => `Ended the match of ${name}`,
    inviteTeamMember: ({ name }) => `Invited somebody to the team of ${name}`,
    withdrawTeamInvite: ({ name }) => `Withdrew an invitation to the team of ${name}`,
    acceptTeamInvite: ({ name }) => `Joined the team of ${name}`,
    removeTeamMember: ({ name }) => `Took somebody out of the team of ${name}`,
    createSharedLink: ({ name }) => `Made a link that shows the plan of ${name}`,
    updateSharedLink: ({ name }) => `Changed when a link to the plan of ${name} ends`,
    revokeSharedLink: ({ name }) => `Ended a link to the plan of ${name}`,
    transferProject: ({ name }) => `Moved the project ${name}`,
    hideFeedback: ({ name }) => `Hid a message in ${name}`,
    setFindingAside: ({ name }) => `Set a finding of the plan check of ${name} aside`,
    takeFindingBack: ({ name }) => `Took a finding of the plan check of ${name} back`,
    validateModule: ({ name }) => `Approved a module of ${name}`,
    'cohort changed': ({ name }) => `Changed the cohort ${name}`,
    'cohort created': ({ name }) => `Created the cohort ${name}`,
    'cohort submitted': ({ name }) => `Handed in the cohort ${name} for approval`,
    'cohort sent back': ({ name }) => `Sent the cohort ${name} back`,
    approveCohort: ({ name }) => `Approved the cohort ${name}`,
    'cohort archived': ({ name }) => `Archived the cohort ${name}`,
    'cohort brought back': ({ name }) => `Took the cohort ${name} out of the archive`,
    'cohort handed over': ({ name }) => `Handed the cohort ${name} over to somebody else`,
    'people reminded': ({ name, count }) => `Reminded people about ${name} (${count})`,
    'organisation created': ({ name }) => `Created the organisation ${name}`,
    'organisation changed': ({ name }) => `Changed the organisation ${name}`,
    'organisation moved': ({ name, from, to }) => `Changed the address of ${name} from ${from} to ${to}`,
    'organisation disabled': ({ name }) => `Disabled the organisation ${name}`,
    'organisation enabled': ({ name }) => `Enabled the organisation ${name}`,
    'logo changed': ({ name }) => `Changed the logo of ${name}`,
    'step customised': ({ name, to }) => `Changed the wording of "${name}" for ${to}`,
    'step changed': ({ name }) => `Changed the wording of "${name}" for everybody`,
    'model created': ({ name }) => `Created the model ${name}`,
    'model changed': ({ name }) => `Changed the model ${name}`,
    'model deleted': ({ name }) => `Deleted the model ${name}`,
    setBugStatus: ({ from, to }) => `Moved a bug report from ${from} to ${to}`,
    inviteAdmin: ({ name, to }) => `Invited somebody to ${name} as ${to}`,
    withdrawAdminInvite: ({ name }) => `Withdrew an invitation to ${name}`,
    acceptAdminInvite: ({ name, to }) => `Joined ${name} as ${to}`,
    createAnnouncement: ({ name }) => `Announced: ${name}`,
    updateAnnouncement: ({ name }) => `Changed the announcement ${name}`,
    deleteAnnouncement: ({ name }) => `Deleted the announcement ${name}`,
  },
  es: {
    setUserRole: ({ name, from, to }) => `Cambió el rol de ${name} de ${from} a ${to}`,
    setMainOrg: ({ name, to }) => `${name} ahora trabaja para ${to}`,
    setOrg: ({ name, to }) => `${name} ahora participa en ${to}`,
    adminUpdateUser: ({ name }) => `Cambió la cuenta de ${name}`,
    deactivateUser: ({ name }) => `Desactivó la cuenta de ${name}`,
    reactivateUser: ({ name }) => `Activó la cuenta de ${name}`,
    revokeUserSessions: ({ name }) => `Cerró todas las sesiones de ${name}`,
    deleteAccount: () => 'Eliminó su propia cuenta',
    decideApplication: ({ name, from, to }) => `Postulación de ${name}: de ${from} a ${to}`,
    takeBackDecision: ({ name, from, to }) => `Deshizo la decisión sobre ${name}: de ${from} a ${to}`,
    changeRubric: ({ name }) => `Cambió los criterios de evaluación de ${name}`,
    exportApplications: ({ name, count }) => `Descargó las postulaciones a ${name} (${count})`,
    exportProgress: ({ name, count }) => `Descargó el avance de ${name} (${count})`,
    exportPlatformUsers: ({ count }) => `Descargó la lista de personas (${count})`,
    exportAnnouncements: ({ count }) => `Descargó la lista de anuncios (${count})`,
    exportBugs: ({ count }) => `Descargó la lista de errores (${count})`,
    exportReviews: ({ count }) => `Descargó la lista de valoraciones (${count})`,
    assignMentor: ({ name }) => `Asignó mentor/a a ${name}`,
    unassignMentor: ({ name }) => `Terminó el emparejamiento de ${name}`,
    inviteTeamMember: ({ name }) => `Invitó a alguien al equipo de ${name}`,
    withdrawTeamInvite: ({ name }) => `Retiró una invitación al equipo de ${name}`,
    acceptTeamInvite: ({ name }) => `Entró al equipo de ${name}`,
    removeTeamMember: ({ name }) => `Quitó a alguien del equipo de ${name}`,
    createSharedLink: ({ name }) => `Creó un enlace que muestra el plan de ${name}`,
    updateSharedLink: ({ name }) => `Cambió cuándo termina un enlace al plan de ${name}`,
    revokeSharedLink: ({ name }) => `Terminó un enlace al plan de ${name}`,
    transferProject: ({ name }) => `Trasladó el proyecto ${name}`,
    hideFeedback: ({ name }) => `Ocultó un mensaje en ${name}`,
    setFindingAside: ({ name }) => `Dejó de lado una observación de la revisión del plan de ${name}`,
    takeFindingBack: ({ name }) => `Retomó una observación de la revisión del plan de ${name}`,
    validateModule: ({ name }) => `Aprobó un módulo de ${name}`,
    'cohort changed': ({ name }) => `Cambió la cohorte ${name}`,
    'cohort created': ({ name }) => `Creó la cohorte ${name}`,
    'cohort submitted': ({ name }) => `Presentó la cohorte ${name} para su aprobación`,
    'cohort sent back': ({ name }) => `Devolvió la cohorte ${name}`,
    approveCohort: ({ name }) => `Aprobó la cohorte ${name}`,
    'cohort archived': ({ name }) => `Archivó la cohorte ${name}`,
    'cohort brought back': ({ name }) => `Sacó del archivo la cohorte ${name}`,
    'cohort handed over': ({ name }) => `Entregó la cohorte ${name} a otra persona`,
    'people reminded': ({ name, count }) => `Envió recordatorios sobre ${name} (${count})`,
    'organisation created': ({ name }) => `Creó la organización ${name}`,
    'organisation changed': ({ name }) => `Cambió la organización ${name}`,
    'organisation moved': ({ name, from, to }) => `Cambió la dirección de ${name} de ${from} a ${to}`,
    'organisation disabled': ({ name }) => `Desactivó la organización ${name}`,
    'organisation enabled': ({ name }) => `Activó la organización ${name}`,
    'logo changed': ({ name }) => `Cambió el logo de ${name}`,
    'step customised': ({ name, to }) => `Cambió el texto de "${name}" para ${to}`,
    'step changed': ({ name }) => `Cambió el texto de "${name}" para todas las cohortes`,
    'model created': ({ name }) => `Creó el modelo ${name}`,
    'model changed': ({ name }) => `Cambió el modelo ${name}`,
    'model deleted': ({ name }) => `Eliminó el modelo ${name}`,
    setBugStatus: ({ from, to }) => `Movió un reporte de error de ${from} a ${to}`,
    inviteAdmin: ({ name, to }) => `Invitó a alguien a ${name} como ${to}`,
    withdrawAdminInvite: ({ name }) => `Retiró una invitación a ${name}`,
    acceptAdminInvite: ({ name, to }) => `Entró a ${name} como ${to}`,
    createAnnouncement: ({ name }) => `Anunció: ${name}`,
    updateAnnouncement: ({ name }) => `Cambió el anuncio ${name}`,
    deleteAnnouncement: ({ name }) => `Eliminó el anuncio ${name}`,
  },
} as const satisfies Record<Locale, Sentences>

export const knownActions = Object.keys(sentences.en)

const unnamed = { en: 'something that is gone', es: 'algo que ya no existe' } as const
const nothing = { en: 'none', es: 'ninguno' } as const

const values: readonly Choice[] = [...roles, ...orgRoles, ...applicationStatuses, ...bugStatuses]
type Entry = {
  readonly action: string
  readonly target_name: string | null
  readonly target_name_es?: string | null
  readonly from: string | null
  readonly to: string | null
  readonly count: number | null
}

/** An entry of the audit log as a sentence. What has none yet is shown under the name that the server gave it. */
export function auditSentence(entry: Entry, locale: Locale): string {
  const known: Sentences = sentences[locale]
  const said = Object.hasOwn(known, entry.action) ? known[entry.action] : undefined
  const name = (locale === 'es' && entry.target_name_es) || entry.target_name || unnamed[locale]
  if (!said) return `${entry.action}: ${name}`
  const { from, to, count } = entry
  return said({ name, from: shown(from, locale), to: shown(to, locale), count: count ?? 0 })
}

/** Values of our lists are spoken of in small letters; names stay as they are written. */
function shown(value: string | null, locale: Locale): string {
  if (!value) return nothing[locale]
  return values.some((one) => one.value === value) ? labelOf(values, value, locale).toLowerCase() : value
}

export const auditKinds = [
  choice('user', 'People', 'Personas'),
  choice('application', 'Applications', 'Postulaciones'),
  choice('project', 'Projects', 'Proyectos'),
  choice('cohort', 'Cohorts', 'Cohortes'),
  choice('organisation', 'Organisations', 'Organizaciones'),
  choice('announcement', 'Announcements', 'Anuncios'),
  choice('step', 'Content', 'Contenido'),
  choice('model', 'Models', 'Modelos'),
  choice('bug', 'Bugs', 'Errores'),
] as const

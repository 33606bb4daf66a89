import { type ErrorCode, errorTexts } from './error-codes.ts'
import { fieldReasons } from './field-reasons.ts'

export type { ErrorCode }

/** Why, where a code alone would leave the reader guessing. Also a closed list. */
export const reasonTexts = {
  ...fieldReasons,
  noDescription: { en: 'No description provided', es: 'Falta la descripción' },
  tooShort: { en: 'Please write a few more words.', es: 'Escribe algunas palabras más.' },
  tooLong: { en: 'This is too long.', es: 'Esto es demasiado largo.' },
  unknownOption: { en: 'Please choose one of the options.', es: 'Elige una de las opciones.' },
  notDate: { en: 'Please enter a date.', es: 'Escribe una fecha.' },
  notUrl: {
    en: 'Please enter an address that starts with https://',
    es: 'Escribe una dirección que empiece con https://',
  },
  notId: { en: 'This is not an id.', es: 'Esto no es un identificador.' },
  forbiddenCharacter: {
    en: 'This text holds a character that cannot be stored.',
    es: 'Este texto tiene un carácter que no se puede guardar.',
  },
  oneLine: { en: 'Please write this in one line.', es: 'Escribe esto en una sola línea.' },
  unknownMarks: {
    en: 'The course shows headings, lists and bold text. Please take out HTML, links, pictures, code and tables.',
    es: 'El curso muestra títulos, listas y negritas. Quita el HTML, los enlaces, las imágenes, el código y las tablas.',
  },
  otherStep: { en: 'This field belongs to another step.', es: 'Este campo es de otro paso.' },
  unknownField: { en: 'This field does not exist.', es: 'Este campo no existe.' },
  changedSince: {
    en: 'Somebody else changed this since you opened it.',
    es: 'Otra persona cambió esto desde que lo abriste.',
  },
  deleted: { en: 'Somebody has deleted this.', es: 'Alguien eliminó esto.' },
  tooMany: { en: 'There are too many of these already.', es: 'Ya hay demasiados de estos.' },
  courseClosed: {
    en: 'The course opens when both sides have signed the agreement.',
    es: 'El curso se abre cuando las dos partes han firmado el acuerdo.',
  },
  matchingClosed: {
    en: 'Matching is not open in this cohort now.',
    es: 'El emparejamiento no está abierto ahora en esta cohorte.',
  },
  notApproved: {
    en: 'This is possible when your application is approved.',
    es: 'Esto es posible cuando tu postulación esté aprobada.',
  },
  projectHasMentor: {
    en: 'This project already has a mentor.',
    es: 'Este proyecto ya tiene mentor/a.',
  },
  mentorFull: {
    en: 'This mentor already has as many teams as they can take.',
    es: 'Esta persona ya acompaña a todos los equipos que puede.',
  },
  notMatched: {
    en: 'There is no running match to sign for.',
    es: 'No hay un emparejamiento vigente para firmar.',
  },
  agreementChanged: {
    en: 'The text of the agreement has changed. Please read it again.',
    es: 'El texto del acuerdo cambió. Léelo de nuevo.',
  },
  otherName: {
    en: 'This is not the name in your profile. Type that one, or change your profile first.',
    es: 'Este no es el nombre de tu perfil. Escribe ese, o cambia antes tu perfil.',
  },
  alreadySigned: { en: 'You already signed this agreement.', es: 'Ya firmaste este acuerdo.' },
  moduleNotApproved: {
    en: 'The summary can be downloaded when the module is approved.',
    es: 'El resumen se puede descargar cuando el módulo esté aprobado.',
  },
  documentsBusy: {
    en: 'Other documents are being made right now. Please try again in a moment.',
    es: 'Ahora se están preparando otros documentos. Inténtalo otra vez en un momento.',
  },
  documentFailed: {
    en: 'The document could not be made. Please try again.',
    es: 'No se pudo crear el documento. Inténtalo otra vez.',
  },
  moveNotPossible: {
    en: 'This is no longer possible from its present state.',
    es: 'Esto ya no es posible en su estado actual.',
  },
  alreadyTold: {
    en: 'This cannot be taken back any more: the person has been told.',
    es: 'Esto ya no se puede deshacer: la persona ya lo sabe.',
  },
  alreadyScored: {
    en: 'Points have been given, so the criteria stay as they are.',
    es: 'Ya hay puntos, así que los criterios quedan como están.',
  },
  tooManyAtOnce: {
    en: 'At most {limit} can be changed at once. Please narrow the list first.',
    es: 'Se pueden cambiar como máximo {limit} a la vez. Primero filtra la lista.',
  },
  criteria3to6: {
    en: 'Please keep between 3 and 6 criteria.',
    es: 'Deja entre 3 y 6 criterios.',
  },
  points1to5: {
    en: 'Please give 1 to 5 points for every criterion.',
    es: 'Da de 1 a 5 puntos en cada criterio.',
  },
  moduleInactive: { en: 'This module is not active.', es: 'Este módulo no está activo.' },
  noThread: {
    en: 'Whoever reads your plan starts the conversation on this field.',
    es: 'Quien lee tu plan inicia la conversación en este campo.',
  },
  noReviewRequest: {
    en: 'No request waits for an answer here.',
    es: 'Aquí no hay ninguna solicitud que espere respuesta.',
  },
  alreadyReviewed: { en: 'You already rated this module.', es: 'Ya calificaste este módulo.' },
  registrationClosed: {
    en: 'This cohort does not take applications now.',
    es: 'Esta cohorte no recibe postulaciones ahora.',
  },
  phoneCode: { en: 'Please add country code', es: 'Agrega el código de país' },
  notPhone: { en: 'Please enter a phone number.', es: 'Escribe un número de teléfono.' },
  hours4to6: {
    en: 'Please type a number of hours from 4 to 6.',
    es: 'Escribe un número de horas de 4 a 6.',
  },
  words50to150: { en: 'Please write 50 to 150 words.', es: 'Escribe entre 50 y 150 palabras.' },
  incompleteProfile: { en: 'Your profile is not complete yet.', es: 'Tu perfil aún no está completo.' },
  passwordCommon: { en: 'This password is too common.', es: 'Esta contraseña es demasiado común.' },
  passwordShort: {
    en: 'Please use a password of at least 10 characters.',
    es: 'Usa una contraseña de al menos 10 caracteres.',
  },
  fileTooLarge: { en: 'The picture is larger than 10 MB.', es: 'La imagen pesa más de 10 MB.' },
  fileNotPicture: {
    en: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    es: 'Elige una imagen JPEG, PNG, WebP o AVIF.',
  },
  pictureTooManyPixels: {
    en: 'The picture has more than 25 megapixels.',
    es: 'La imagen tiene más de 25 megapíxeles.',
  },
  uploadSlow: {
    en: 'The picture came too slowly. Please try again with a better connection.',
    es: 'La imagen llegó demasiado lento. Inténtalo otra vez con mejor conexión.',
  },
  fileBroken: { en: 'The picture could not be read.', es: 'No se pudo leer la imagen.' },
  /** {limit} is in kilobytes. */
  bodyTooLarge: {
    en: 'This is larger than {limit} kB. Please shorten it.',
    es: 'Esto pesa más de {limit} kB. Acórtalo.',
  },
  /** {limit} is in kilobytes. */
  recordTooLarge: {
    en: 'This entry holds more than {limit} kB. Please shorten it.',
    es: 'Esta entrada pesa más de {limit} kB. Acórtala.',
  },
  planFull: {
    en: 'This plan is full. Please delete something you no longer need first.',
    es: 'Este plan está lleno. Primero borra algo que ya no necesites.',
  },
  queryTooLarge: { en: 'This request asks for too much.', es: 'Esta solicitud pide demasiado.' },
  passwordAgain: {
    en: 'Please enter your password again.',
    es: 'Escribe tu contraseña otra vez.',
  },
  wrongLogin: {
    en: 'The e-mail or the password is not right.',
    es: 'El correo o la contraseña no es correcto.',
  },
  wrongPassword: { en: 'The current password is not right.', es: 'La contraseña actual no es correcta.' },
  emailNotConfirmed: {
    en: 'Please confirm your e-mail first. We sent you a link.',
    es: 'Primero confirma tu correo. Te enviamos un enlace.',
  },
  notEmail: { en: 'Please enter an e-mail address.', es: 'Escribe una dirección de correo.' },
  passwordLong: {
    en: 'Please use a password of at most 128 characters.',
    es: 'Usa una contraseña de 128 caracteres como máximo.',
  },
  mustAgree: { en: 'Please agree to go on.', es: 'Acepta para continuar.' },
  linkInvalid: {
    en: 'This link has expired or was used already. Please ask for a new one.',
    es: 'Este enlace venció o ya se usó. Pide uno nuevo.',
  },
  alreadyInTeam: {
    en: 'This person is in the team already.',
    es: 'Esta persona ya está en el equipo.',
  },
  teamFull: {
    en: 'The team is full. Withdraw an invitation or remove somebody first.',
    es: 'El equipo está completo. Primero retira una invitación o quita a alguien.',
  },
  linksFull: {
    en: 'At most {limit} links work at the same time. End one of them first.',
    es: 'Funcionan como máximo {limit} enlaces a la vez. Primero termina uno.',
  },
  linkEnd: {
    en: 'Please choose a day from today on, within a year.',
    es: 'Elige un día desde hoy, dentro de un año.',
  },
  linkPassword: {
    en: 'This link asks for a password.',
    es: 'Este enlace pide una contraseña.',
  },
  wrongLinkPassword: {
    en: 'The password is not right. Ask the person who sent you the link.',
    es: 'La contraseña no es correcta. Pregunta a quien te envió el enlace.',
  },
  slugShape: {
    en: 'Use 2 to 40 small letters, digits and hyphens.',
    es: 'Usa de 2 a 40 letras minúsculas, números y guiones.',
  },
  slugReserved: {
    en: 'The platform uses this word itself. Please choose another.',
    es: 'La plataforma ya usa esta palabra. Elige otra.',
  },
  slugTaken: {
    en: 'Another organisation has this address.',
    es: 'Otra organización ya tiene esta dirección.',
  },
  hubStays: {
    en: 'The organisation that runs the platform keeps its address and stays open.',
    es: 'La organización que dirige la plataforma conserva su dirección y sigue abierta.',
  },
  endsBeforeStart: {
    en: 'The last day lies before the first.',
    es: 'El último día está antes del primero.',
  },
  beforeApplications: {
    en: 'This lies before applications open.',
    es: 'Esto está antes de que se abran las postulaciones.',
  },
  afterCourse: {
    en: 'This lies after the end of the course.',
    es: 'Esto está después del final del curso.',
  },
  otherModules: {
    en: 'Please name every module of the course once.',
    es: 'Nombra una vez cada módulo del curso.',
  },
  otherSteps: {
    en: 'Please name only steps of the module, each once, and leave at least one of them on.',
    es: 'Nombra solo pasos del módulo, cada uno una vez, y deja al menos uno activo.',
  },
  cohortIncomplete: {
    en: 'Something is still missing before this cohort can be approved.',
    es: 'Todavía falta algo para que esta cohorte se pueda aprobar.',
  },
  stillMentoring: {
    en: 'This person still mentors a project. End these matches first.',
    es: 'Esta persona todavía acompaña un proyecto. Primero termina esos emparejamientos.',
  },
  worksElsewhere: {
    en: 'Somebody with this address runs another organisation already.',
    es: 'Alguien con esta dirección ya dirige otra organización.',
  },
  organisationFirst: {
    en: 'Choose the organisation that this person works for first.',
    es: 'Primero elige la organización para la que trabaja esta persona.',
  },
  wrongOrigin: {
    en: 'This request came from another website.',
    es: 'Esta solicitud llegó desde otro sitio web.',
  },
} as const

export type Reason = keyof typeof reasonTexts
export type Locale = 'en' | 'es'
export type FieldError = { field: string; reason: Reason }

type Detail = {
  reason?: Reason
  fields?: FieldError[]
  current?: unknown
  retryAfter?: number
  limit?: number
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: Detail

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(errorText(code, detail, 'en'))
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }
}

/** Something that cannot be left out was. */
export const fieldRequired = (field: string) =>
  new AppError('BAD_USER_INPUT', { reason: 'required', fields: [{ field, reason: 'required' }] })

export function errorText(code: ErrorCode, detail: Detail, locale: Locale): string {
  const text = detail.reason ? reasonTexts[detail.reason][locale] : errorTexts[code][locale]
  return text.replace('{limit}', String(detail.limit))
}

import type { Locale } from '#domain/errors.ts'
import { bundleText, digestText, type NoticeKind, type NoticeMail, noticeTexts } from './notice-texts.ts'

type Named = { name: string }
type Linked = Named & { link: string }

/** What each mail needs to know. */
export type MailData = {
  confirmEmail: Linked
  changeEmail: Linked
  resetPassword: Linked
  alreadyRegistered: Linked
  signUpAgain: Linked
  emailChanged: Linked & { email: string }
  teamInvite: Linked & { inviter: string; project: string }
  adminInvite: Linked & { inviter: string; organisation: string }
  bugReceived: Named & { description: string }
  accountDeleted: Named
  digest: Linked & { count: string; items: string; settings: string }
  bundle: Linked & { count: string; items: string; settings: string }
} & { [K in NoticeKind]: NoticeMail }

export type Template = keyof MailData

/** {braces} stand for the data of the mail. */
export type MailText = { subject: string; paragraphs: string[]; button?: string; note?: string }

const ifNotYou = {
  en: 'If this was not you, you can ignore this mail.',
  es: 'Si no fuiste tú, puedes ignorar este correo.',
}

export const mailTexts: Record<Template, Record<Locale, MailText>> = {
  ...noticeTexts,
  digest: digestText,
  bundle: bundleText,
  confirmEmail: {
    en: {
      subject: 'Please confirm your e-mail',
      paragraphs: ['Welcome to Germina! Please confirm that this address is yours. Then you can log in.'],
      button: 'Confirm my e-mail',
      note: `The link works once, for 24 hours. ${ifNotYou.en}`,
    },
    es: {
      subject: 'Confirma tu correo',
      paragraphs: [
        '¡Te damos la bienvenida a Germina! Confirma que esta dirección es tuya y podrás iniciar sesión.',
      ],
      button: 'Confirmar mi correo',
      note: `El enlace funciona una vez, durante 24 horas. ${ifNotYou.es}`,
    },
  },
  changeEmail: {
    en: {
      subject: 'Please confirm your new e-mail',
      paragraphs: ['You asked to use this address for your Germina account. It changes when you confirm it.'],
      button: 'Use this address',
      note: `The link works once, for 30 minutes. You then log in again with the new address. ${ifNotYou.en}`,
    },
    es: {
      subject: 'Confirma tu nuevo correo',
      paragraphs: [
        'Pediste usar esta dirección para tu cuenta de Germina. El cambio se hace cuando la confirmas.',
      ],
      button: 'Usar esta dirección',
      note: `El enlace funciona una vez, durante 30 minutos. Después inicia sesión con la nueva dirección. ${ifNotYou.es}`,
    },
  },
  resetPassword: {
    en: {
      subject: 'Choose a new password',
      paragraphs: ['Somebody asked for a new password for your Germina account.'],
      button: 'Choose a new password',
      note: `The link works once, for 30 minutes. Your password stays as it is until you choose a new one. ${ifNotYou.en}`,
    },
    es: {
      subject: 'Elige una nueva contraseña',
      paragraphs: ['Alguien pidió una nueva contraseña para tu cuenta de Germina.'],
      button: 'Elegir una nueva contraseña',
      note: `El enlace funciona una vez, durante 30 minutos. Tu contraseña no cambia hasta que elijas otra. ${ifNotYou.es}`,
    },
  },
  alreadyRegistered: {
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody tried to use this address for a Germina account, but it already has one. Nothing was changed.',
        'If you forgot your password, you can choose a new one from the login page.',
      ],
      button: 'Log in',
      note: ifNotYou.en,
    },
    es: {
      subject: 'Ya tienes una cuenta',
      paragraphs: [
        'Alguien intentó usar esta dirección para una cuenta de Germina, pero ya tiene una. No se cambió nada.',
        'Si olvidaste tu contraseña, puedes elegir otra desde la página de inicio de sesión.',
      ],
      button: 'Iniciar sesión',
      note: ifNotYou.es,
    },
  },
  signUpAgain: {
    en: {
      subject: 'Your sign-up is not finished',
      paragraphs: [
        'Somebody asked for a new password for this address. A sign-up to Germina was begun with it but never confirmed, so there is no account yet.',
        'Please sign up again: what was entered before is dropped.',
      ],
      button: 'Sign up',
      note: ifNotYou.en,
    },
    es: {
      subject: 'Tu registro no está terminado',
      paragraphs: [
        'Alguien pidió una nueva contraseña para esta dirección. Con ella se empezó un registro en Germina que nunca se confirmó, así que todavía no hay una cuenta.',
        'Regístrate otra vez: lo que se escribió antes se descarta.',
      ],
      button: 'Registrarme',
      note: ifNotYou.es,
    },
  },
  emailChanged: {
    en: {
      subject: 'Your e-mail was changed',
      paragraphs: [
        'Your Germina account now uses the address {email}. You have been logged out everywhere.',
        'If this was not you, write to the organiser of your cohort at once.',
      ],
      button: 'Choose a new password',
    },
    es: {
      subject: 'Tu correo cambió',
      paragraphs: [
        'Tu cuenta de Germina ahora usa la dirección {email}. Se cerró tu sesión en todos los dispositivos.',
        'Si no fuiste tú, escribe enseguida a quien organiza tu cohorte.',
      ],
      button: 'Elegir una nueva contraseña',
    },
  },
  accountDeleted: {
    en: {
      subject: 'Your account is deleted',
      paragraphs: [
        'Your Germina account and your personal data are gone, as you asked. This is our last mail to you.',
        'If this was not you, write to the organiser of your cohort at once.',
      ],
    },
    es: {
      subject: 'Tu cuenta fue eliminada',
      paragraphs: [
        'Eliminamos tu cuenta de Germina y tus datos personales, como pediste. Este es nuestro último correo.',
        'Si no fuiste tú, escribe enseguida a quien organiza tu cohorte.',
      ],
    },
  },
  teamInvite: {
    en: {
      subject: '{inviter} invites you to a team',
      paragraphs: ['{inviter} would like to work with you on the plan "{project}" in Germina.'],
      button: 'See the invitation',
      note: 'The link works once, for 14 days, with this e-mail address. If you do not know this person, you can ignore this mail.',
    },
    es: {
      subject: '{inviter} te invita a un equipo',
      paragraphs: ['{inviter} quiere trabajar contigo en el plan "{project}" en Germina.'],
      button: 'Ver la invitación',
      note: 'El enlace funciona una vez, durante 14 días, con esta dirección de correo. Si no conoces a esta persona, puedes ignorar este correo.',
    },
  },
  adminInvite: {
    en: {
      subject: '{inviter} invites you to run {organisation}',
      paragraphs: [
        '{inviter} would like you to run cohorts with {organisation} on Germina.',
        'Choose a password to accept. If this address has an account already, it becomes its new password.',
      ],
      button: 'Choose a password',
      note: 'The link works once, for 14 days. If you do not know this person, you can ignore this mail.',
    },
    es: {
      subject: '{inviter} te invita a dirigir {organisation}',
      paragraphs: [
        '{inviter} quiere que dirijas cohortes con {organisation} en Germina.',
        'Elige una contraseña para aceptar. Si esta dirección ya tiene una cuenta, será su nueva contraseña.',
      ],
      button: 'Elegir una contraseña',
      note: 'El enlace funciona una vez, durante 14 días. Si no conoces a esta persona, puedes ignorar este correo.',
    },
  },
  bugReceived: {
    en: {
      subject: 'We received your report',
      paragraphs: ['Thank you for telling us about a problem. This is what you wrote:', '"{description}"'],
    },
    es: {
      subject: 'Recibimos tu reporte',
      paragraphs: ['Gracias por contarnos un problema. Esto es lo que escribiste:', '"{description}"'],
    },
  },
}

export const greetings: Record<Locale, string> = { en: 'Hello {name},', es: 'Hola, {name}:' }
/** For an address whose name nobody knows yet. */
export const namelessGreetings: Record<Locale, string> = { en: 'Hello,', es: 'Hola:' }
export const linkHints: Record<Locale, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
}

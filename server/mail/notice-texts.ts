import type { Locale } from '#domain/errors.ts'
import type { MailText } from './templates.ts'

export type NoticeMail = {
  name: string
  link: string
  project: string
  person: string
  cohort: string
  status: string
  message: string
  /** Of what the mail is about; empty where it is about no step. */
  module: string
  step: string
}

const course = { en: 'Open the project', es: 'Abrir el proyecto' }
const module = { en: 'Open the module', es: 'Abrir el módulo' }
const home = { en: 'See what is next', es: 'Ver qué sigue' }

/** Mails about what happens in the programme. A paragraph whose {braces} are empty is left out. */
export const noticeTexts = {
  applicationDecided: {
    en: {
      subject: 'News about your application: {cohort}',
      paragraphs: ['Your application to {cohort} is now: {status}.', '{message}'],
      button: home.en,
    },
    es: {
      subject: 'Novedades sobre tu postulación: {cohort}',
      paragraphs: ['Tu postulación a {cohort} ahora está: {status}.', '{message}'],
      button: home.es,
    },
  },
  connectRequest: {
    en: {
      subject: '{person} would like to mentor {project}',
      paragraphs: ['{person} read about {project} and would like to be your mentor.', '{message}'],
      button: 'Read and answer',
    },
    es: {
      subject: '{person} quiere acompañar a {project}',
      paragraphs: ['{person} leyó sobre {project} y quiere ser tu mentor o mentora.', '{message}'],
      button: 'Leer y responder',
    },
  },
  connectAccepted: {
    en: {
      subject: 'You are the mentor of {project}',
      paragraphs: [
        '{person} and you are matched. Read and sign the agreement; then the course opens for both of you.',
      ],
      button: 'Read the agreement',
    },
    es: {
      subject: 'Acompañas a {project}',
      paragraphs: [
        '{person} y tú van a trabajar en equipo. Lean y firmen el acuerdo; después se abre el curso.',
      ],
      button: 'Leer el acuerdo',
    },
  },
  connectDeclined: {
    en: {
      subject: '{project} has decided',
      paragraphs: [
        '{project} will not work with you this time. Thank you for offering your help.',
        '{message}',
      ],
      button: 'See other projects',
    },
    es: {
      subject: '{project} ya decidió',
      paragraphs: ['{project} no trabajará contigo esta vez. Gracias por ofrecer tu ayuda.', '{message}'],
      button: 'Ver otros proyectos',
    },
  },
  connectExpired: {
    en: {
      subject: '{project} did not answer in time',
      paragraphs: ['Matching has ended, and {project} had not answered you. Your request is closed.'],
      button: home.en,
    },
    es: {
      subject: '{project} no respondió a tiempo',
      paragraphs: ['El emparejamiento terminó y {project} no te había respondido. Tu solicitud se cerró.'],
      button: home.es,
    },
  },
  requestExpired: {
    en: {
      subject: 'The request of {person} has expired',
      paragraphs: ['Matching has ended. {person} offered to mentor {project}, and the offer is closed now.'],
      button: home.en,
    },
    es: {
      subject: 'La solicitud de {person} venció',
      paragraphs: [
        'El emparejamiento terminó. {person} quería acompañar a {project}; la solicitud se cerró.',
      ],
      button: home.es,
    },
  },
  matched: {
    en: {
      subject: '{person} is your mentor',
      paragraphs: ['{project} has a mentor: {person}. Read and sign the agreement; then the course opens.'],
      button: 'Read the agreement',
    },
    es: {
      subject: 'Ya tienes mentor o mentora: {person}',
      paragraphs: ['{person} acompañará a {project}. Lee y firma el acuerdo; después se abre el curso.'],
      button: 'Leer el acuerdo',
    },
  },
  unmatched: {
    en: {
      subject: 'The match of {project} has ended',
      paragraphs: ['The organisers ended the match of {project}.', '{message}'],
      button: home.en,
    },
    es: {
      subject: 'Terminó el emparejamiento de {project}',
      paragraphs: ['El equipo organizador terminó el emparejamiento de {project}.', '{message}'],
      button: home.es,
    },
  },
  accountClosed: {
    en: {
      subject: 'The match of {project} has ended',
      paragraphs: ['{person} has closed their account, so your match for {project} has ended.'],
      button: home.en,
    },
    es: {
      subject: 'Terminó el emparejamiento de {project}',
      paragraphs: ['{person} cerró su cuenta, así que terminó su emparejamiento para {project}.'],
      button: home.es,
    },
  },
  agreementWaiting: {
    en: {
      subject: '{person} has signed: now it is your turn',
      paragraphs: ['{person} signed the agreement for {project}. The course opens when you sign too.'],
      button: 'Read and sign',
    },
    es: {
      subject: '{person} ya firmó: ahora te toca a ti',
      paragraphs: ['{person} firmó el acuerdo de {project}. El curso se abre cuando firmes también.'],
      button: 'Leer y firmar',
    },
  },
  agreementSigned: {
    en: {
      subject: 'The course is open for {project}',
      paragraphs: ['You have both signed. You can start now.'],
      button: course.en,
    },
    es: {
      subject: 'El curso está abierto para {project}',
      paragraphs: ['Las dos partes firmaron. Ya pueden empezar.'],
      button: course.es,
    },
  },
  feedback: {
    en: {
      subject: '{person} wrote about {project}',
      paragraphs: ['On the step “{step}”:', '{message}'],
      button: 'Read and answer',
    },
    es: {
      subject: '{person} escribió sobre {project}',
      paragraphs: ['En el paso «{step}»:', '{message}'],
      button: 'Leer y responder',
    },
  },
  reviewRequested: {
    en: {
      subject: '{project} asks for your feedback: {module}',
      paragraphs: ['{person} asks you to read this module.'],
      button: 'Read the module',
    },
    es: {
      subject: '{project} pide tus comentarios: {module}',
      paragraphs: ['{person} te pide que leas este módulo.'],
      button: 'Leer el módulo',
    },
  },
  moduleApproved: {
    en: {
      subject: '{person} approved “{module}”',
      paragraphs: ['Well done! You can now download this summary of {project}.', '{message}'],
      button: module.en,
    },
    es: {
      subject: '{person} aprobó «{module}»',
      paragraphs: ['¡Bien hecho! Ya puedes descargar este resumen de {project}.', '{message}'],
      button: module.es,
    },
  },
  moduleSentBack: {
    en: {
      subject: '{person} sent “{module}” back',
      paragraphs: ['{person} read your work on {project} and writes:', '{message}'],
      button: module.en,
    },
    es: {
      subject: '{person} devolvió «{module}»',
      paragraphs: ['{person} leyó tu trabajo en {project} y te escribe:', '{message}'],
      button: module.es,
    },
  },
  teamJoined: {
    en: {
      subject: '{person} is in your team now',
      paragraphs: ['{person} accepted your invitation and works with you on {project}.'],
      button: course.en,
    },
    es: {
      subject: '{person} ya está en tu equipo',
      paragraphs: ['{person} aceptó tu invitación y trabaja contigo en {project}.'],
      button: course.es,
    },
  },
  teamLeft: {
    en: {
      subject: '{person} has left your team',
      paragraphs: ['{person} no longer works on {project}. Everything written so far stays in the plan.'],
      button: course.en,
    },
    es: {
      subject: '{person} dejó tu equipo',
      paragraphs: ['{person} ya no trabaja en {project}. Todo lo escrito hasta ahora sigue en el plan.'],
      button: course.es,
    },
  },
  teamRemoved: {
    en: {
      subject: 'You are no longer in the team of {project}',
      paragraphs: ['{person} took you out of the team of {project}, so the plan is closed to you now.'],
      button: home.en,
    },
    es: {
      subject: 'Ya no estás en el equipo de {project}',
      paragraphs: ['{person} te quitó del equipo de {project}; por eso ya no puedes abrir el plan.'],
      button: home.es,
    },
  },
} as const satisfies Record<string, Record<Locale, MailText>>

export type NoticeKind = keyof typeof noticeTexts

/** Under each of these mails. */
export const noticeNote: Record<Locale, string> = {
  en: 'Too many mails? In your profile you can choose one a day.',
  es: '¿Son muchos correos? En tu perfil puedes elegir uno al día.',
}

/** One mail a day for who wants it so; `{items}` has a line for each thing that happened. */
export const digestText: Record<Locale, MailText> = {
  en: {
    subject: 'Your day in Germina: {count} new',
    paragraphs: ['This happened since your last summary:', '{items}'],
    button: 'See everything',
    note: 'You get this once a day. You can change it in your profile.',
  },
  es: {
    subject: 'Tu día en Germina: novedades ({count})',
    paragraphs: ['Esto pasó desde tu último resumen:', '{items}'],
    button: 'Ver todo',
    note: 'Recibes este correo una vez al día. Puedes cambiarlo en tu perfil.',
  },
}

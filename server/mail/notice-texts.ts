import type { Locale } from '#domain/errors.ts'
import { cohortTexts } from './cohort-texts.ts'
import { home, matchingTexts } from './matching-texts.ts'
import { reminderTexts } from './reminder-texts.ts'
import type { MailText } from './templates.ts'

export type NoticeMail = {
  name: string
  link: string
  project: string
  person: string
  cohort: string
  /** What was decided about an application, as a sentence. */
  decision: string
  count: string
  message: string
  /** Of what the mail is about; empty where it is about no step. */
  module: string
  step: string
  /** What comes next in the cohort, who leads it, and where to choose which mails come. */
  next: string
  lead: string
  settings: string
}

const course = { en: 'Open the project', es: 'Abrir el proyecto' }
const module = { en: 'Open the module', es: 'Abrir el módulo' }

/** Mails about what happens in the programme. A paragraph whose {braces} are empty is left out. */
export const noticeTexts = {
  ...matchingTexts,
  ...cohortTexts,
  ...reminderTexts,
  applicationReceived: {
    en: {
      subject: 'We have your application: {cohort}',
      paragraphs: [
        'Thank you for applying to {cohort}. The organisers read every application, and we write to you as soon as they have decided.',
        'Until applications close you can take it back at any time.',
      ],
      button: 'See my application',
    },
    es: {
      subject: 'Recibimos tu postulación: {cohort}',
      paragraphs: [
        'Gracias por postular a {cohort}. El equipo organizador lee todas las postulaciones y te escribimos en cuanto decida.',
        'Mientras se reciban postulaciones puedes retirarla cuando quieras.',
      ],
      button: 'Ver mi postulación',
    },
  },
  placeTaken: {
    en: {
      subject: 'You are in: {cohort}',
      paragraphs: [
        'Thank you for joining {cohort}. It works without mentors, so you can begin as soon as a module is open.',
      ],
      button: home.en,
    },
    es: {
      subject: 'Ya tienes tu lugar: {cohort}',
      paragraphs: [
        'Gracias por unirte a {cohort}. Trabaja sin mentoría, así que puedes empezar en cuanto se abra un módulo.',
      ],
      button: home.es,
    },
  },
  applicationsWaiting: {
    en: {
      subject: 'New applications to {cohort}: {count}',
      paragraphs: [
        'People have applied to {cohort} and wait for your decision. New since you last looked: {count}.',
      ],
      button: 'Read the applications',
    },
    es: {
      subject: 'Postulaciones nuevas a {cohort}: {count}',
      paragraphs: [
        'Hay personas que postularon a {cohort} y esperan tu decisión. Nuevas desde tu última visita: {count}.',
      ],
      button: 'Leer las postulaciones',
    },
  },
  applicationDecided: {
    en: {
      subject: 'News about your application: {cohort}',
      paragraphs: ['{decision}', '{message}'],
      button: home.en,
    },
    es: {
      subject: 'Novedades sobre tu postulación: {cohort}',
      paragraphs: ['{decision}', '{message}'],
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
      paragraphs: ['You have both signed. The first module is open, so you can start now.'],
      button: course.en,
    },
    es: {
      subject: 'El curso está abierto para {project}',
      paragraphs: ['Las dos partes firmaron. El primer módulo está abierto: ya puedes empezar.'],
      button: course.es,
    },
  },
  agreementSignedMentor: {
    en: {
      subject: 'The course is open for {project}',
      paragraphs: [
        'You have both signed. {project} can begin to write now; you get a message when they ask for your feedback.',
      ],
      button: course.en,
    },
    es: {
      subject: 'El curso está abierto para {project}',
      paragraphs: [
        'Las dos partes firmaron. {project} ya puede empezar a escribir; te avisamos cuando pida tus comentarios.',
      ],
      button: course.es,
    },
  },
  agreementSignedEarly: {
    en: {
      subject: 'Both of you have signed for {project}',
      paragraphs: [
        'Now everything is ready. The first module is not open yet; until then there is nothing to do.',
      ],
      button: course.en,
    },
    es: {
      subject: 'Las dos partes firmaron por {project}',
      paragraphs: [
        'Ya está todo listo. El primer módulo todavía no está abierto; hasta entonces no hay nada que hacer.',
      ],
      button: course.es,
    },
  },
  feedback: {
    en: {
      subject: '{person} wrote about {project}',
      paragraphs: ['About "{step}":', '{message}'],
      button: 'Read and answer',
    },
    es: {
      subject: '{person} escribió sobre {project}',
      paragraphs: ['Sobre "{step}":', '{message}'],
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
      subject: '{person} approved "{module}"',
      paragraphs: ['Well done! You can now download this summary of {project}.', '{message}'],
      button: module.en,
    },
    es: {
      subject: '{person} aprobó "{module}"',
      paragraphs: ['¡Bien hecho! Ya puedes descargar este resumen de {project}.', '{message}'],
      button: module.es,
    },
  },
  moduleSentBack: {
    en: {
      subject: '{person} sent "{module}" back',
      paragraphs: ['{person} read your work on {project} and writes:', '{message}'],
      button: module.en,
    },
    es: {
      subject: '{person} devolvió "{module}"',
      paragraphs: ['{person} leyó tu trabajo en {project} y te escribe:', '{message}'],
      button: module.es,
    },
  },
  approvalWithdrawn: {
    en: {
      subject: '{person} withdrew the approval of "{module}"',
      paragraphs: ['The module of {project} is open again. {person} writes why:', '{message}'],
      button: module.en,
    },
    es: {
      subject: '{person} retiró la aprobación de "{module}"',
      paragraphs: ['El módulo de {project} está abierto de nuevo. {person} explica por qué:', '{message}'],
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
  bugAnswered: {
    en: {
      subject: 'An answer to what you reported',
      paragraphs: ['You reported a problem. Thank you: this is our answer.', '{message}'],
      button: 'Open the page',
    },
    es: {
      subject: 'Una respuesta a lo que reportaste',
      paragraphs: ['Reportaste un problema. Gracias: esta es nuestra respuesta.', '{message}'],
      button: 'Abrir la página',
    },
  },
} as const satisfies Record<string, Record<Locale, MailText>>

export type NoticeKind = keyof typeof noticeTexts

/** Under each of these mails; a line whose {braces} are all empty is left out. */
export const noticeFoot: Record<Locale, readonly string[]> = {
  en: [
    'Cohort: {cohort}',
    'Next date: {next}',
    'Questions? Write to {lead}',
    'Too many mails? Choose one a day: {settings}',
  ],
  es: [
    'Cohorte: {cohort}',
    'Próxima fecha: {next}',
    '¿Preguntas? Escribe a {lead}',
    '¿Son muchos correos? Elige uno al día: {settings}',
  ],
}

/** Several notices of a few minutes in one mail. */
export const bundleText: Record<Locale, MailText> = {
  en: {
    subject: '{count} new messages for you',
    paragraphs: ['This is new for you:', '{items}'],
    button: 'Read and answer',
  },
  es: {
    subject: '{count} mensajes nuevos para ti',
    paragraphs: ['Esto es nuevo para ti:', '{items}'],
    button: 'Leer y responder',
  },
}

/** One mail a day for who wants it so; `{items}` has a line for each thing that happened. */
export const digestText: Record<Locale, MailText> = {
  en: {
    subject: 'Your day in Germina: {count} new',
    paragraphs: ['This happened since your last summary:', '{items}'],
    button: 'See everything',
    note: 'You get this once a day. Choose other mails: {settings}',
  },
  es: {
    subject: 'Tu día en Germina: novedades ({count})',
    paragraphs: ['Esto pasó desde tu último resumen:', '{items}'],
    button: 'Ver todo',
    note: 'Recibes este correo una vez al día. Elige otros correos: {settings}',
  },
}

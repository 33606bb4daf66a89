import type { Locale } from '#domain/errors.ts'
import type { MailText } from './templates.ts'

/** The button where nothing special waits. */
export const home = { en: 'See what is next', es: 'Ver qué sigue' }

/** Mails about how projects and mentors find each other, and lose each other again. */
export const matchingTexts = {
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
  connectClosed: {
    en: {
      subject: '{project} has a mentor now',
      paragraphs: [
        'The organisers of {cohort} have matched {project} with a mentor, so your request has ended. Thank you for offering your help.',
      ],
      button: 'See other projects',
    },
    es: {
      subject: '{project} ya tiene mentoría',
      paragraphs: [
        'El equipo organizador de {cohort} emparejó a {project} con otra persona, así que tu solicitud terminó. Gracias por ofrecer tu ayuda.',
      ],
      button: 'Ver otros proyectos',
    },
  },
  connectPaused: {
    en: {
      subject: 'Your request to {project} is paused',
      paragraphs: [
        'All your places are taken. The request goes on when one becomes free, or you take it back.',
      ],
      button: 'See my requests',
    },
    es: {
      subject: 'Tu solicitud a {project} está en pausa',
      paragraphs: [
        'Todos tus lugares están ocupados. La solicitud sigue cuando se libere uno, o puedes retirarla.',
      ],
      button: 'Ver mis solicitudes',
    },
  },
  connectResumed: {
    en: {
      subject: 'Your request to {project} is open again',
      paragraphs: ['You have a free place again, so {project} can accept your request.'],
      button: 'See my requests',
    },
    es: {
      subject: 'Tu solicitud a {project} está abierta de nuevo',
      paragraphs: ['Tienes un lugar libre otra vez; {project} puede aceptar tu solicitud.'],
      button: 'Ver mis solicitudes',
    },
  },
  requestPaused: {
    en: {
      subject: 'The request of {person} is paused',
      paragraphs: [
        '{person} accompanies as many teams as they can at the moment, so you cannot accept the request now. If a place becomes free before matching ends, it is open again and we tell you.',
      ],
      button: home.en,
    },
    es: {
      subject: 'La solicitud de {person} está en pausa',
      paragraphs: [
        '{person} acompaña ahora a tantos equipos como puede, así que no puedes aceptar su solicitud. Si se libera un lugar antes de que termine el emparejamiento, se abre de nuevo y te avisamos.',
      ],
      button: home.es,
    },
  },
  requestResumed: {
    en: {
      subject: 'The request of {person} is open again',
      paragraphs: ['{person} has a free place again. You can accept the request now.'],
      button: 'Read and answer',
    },
    es: {
      subject: 'La solicitud de {person} está abierta de nuevo',
      paragraphs: ['{person} tiene un lugar libre otra vez. Ya puedes aceptar su solicitud.'],
      button: 'Leer y responder',
    },
  },
  requestWithdrawn: {
    en: {
      subject: '{person} took the request back',
      paragraphs: ['{person} had offered to mentor {project}, and has taken the offer back.'],
      button: home.en,
    },
    es: {
      subject: '{person} retiró su solicitud',
      paragraphs: ['{person} quería acompañar a {project} y retiró su solicitud.'],
      button: home.es,
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
      paragraphs: [
        'The organisers ended the match of {project}. The plan stays as it is. A new match begins with a new agreement.',
      ],
      button: home.en,
    },
    es: {
      subject: 'Terminó el emparejamiento de {project}',
      paragraphs: [
        'El equipo organizador terminó el emparejamiento de {project}. El plan queda como está. Un nuevo emparejamiento empieza con un nuevo acuerdo.',
      ],
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
} as const satisfies Record<string, Record<Locale, MailText>>

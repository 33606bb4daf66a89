import type { Locale } from '#domain/errors.ts'
import type { MailText } from './templates.ts'

const open = { en: 'Open the project', es: 'Abrir el proyecto' }

/** Reminders that organisers send with one click, at most one of a kind a day. */
export const reminderTexts = {
  remindReview: {
    en: {
      subject: '{project} still waits for your feedback',
      paragraphs: [
        'The team asked you to read "{module}" and has no answer yet. A few sentences are enough for them to go on.',
      ],
      button: 'Read the module',
    },
    es: {
      subject: '{project} todavía espera tus comentarios',
      paragraphs: [
        'El equipo te pidió leer "{module}" y aún no tiene respuesta. Unas pocas frases bastan para que siga.',
      ],
      button: 'Leer el módulo',
    },
  },
  remindQuestion: {
    en: {
      subject: '{project} has a question for you',
      paragraphs: ['The team wrote to you in the plan and has no answer yet.'],
      button: open.en,
    },
    es: {
      subject: '{project} tiene una pregunta para ti',
      paragraphs: ['El equipo te escribió en el plan y aún no tiene respuesta.'],
      button: open.es,
    },
  },
  remindSign: {
    en: {
      subject: 'Your signature is missing for {project}',
      paragraphs: ['The course opens when both sides have signed the agreement. It takes two minutes.'],
      button: 'Read and sign',
    },
    es: {
      subject: 'Falta tu firma por {project}',
      paragraphs: ['El curso se abre cuando las dos partes han firmado el acuerdo. Toma dos minutos.'],
      button: 'Leer y firmar',
    },
  },
  remindTeam: {
    en: {
      subject: 'How is {project} going?',
      paragraphs: [
        'Nothing was written in your plan for a while. One step takes half an hour; your mentor and the organisers help where you are stuck.',
      ],
      button: 'Go on where you stopped',
    },
    es: {
      subject: '¿Cómo va {project}?',
      paragraphs: [
        'Hace tiempo que nadie escribe en tu plan. Un paso toma media hora; quienes te acompañan te ayudan si algo no avanza.',
      ],
      button: 'Seguir donde lo dejaste',
    },
  },
  remindMentor: {
    en: {
      subject: 'A word from you would help {project}',
      paragraphs: [
        'The team has not heard from you for a while. Look at what they wrote, and say how it goes.',
      ],
      button: open.en,
    },
    es: {
      subject: 'Unas palabras tuyas ayudarían a {project}',
      paragraphs: ['El equipo no sabe de ti desde hace un tiempo. Mira lo que escribió y dile cómo va.'],
      button: open.es,
    },
  },
} as const satisfies Record<string, Record<Locale, MailText>>

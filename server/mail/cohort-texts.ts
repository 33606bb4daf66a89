import type { Locale } from '#domain/errors.ts'
import type { MailText } from './templates.ts'

const look = { en: 'Open the cohort', es: 'Abrir la cohorte' }

/** Mails about the way of a new cohort from its organisers to the hub and back. */
export const cohortTexts = {
  cohortSubmitted: {
    en: {
      subject: 'A cohort waits for approval: {cohort}',
      paragraphs: ['{person} has prepared the cohort {cohort} and asks for its approval.'],
      button: 'Read and decide',
    },
    es: {
      subject: 'Una cohorte espera aprobación: {cohort}',
      paragraphs: ['{person} preparó la cohorte {cohort} y pide que se apruebe.'],
      button: 'Leer y decidir',
    },
  },
  cohortApproved: {
    en: {
      subject: 'Your cohort is approved: {cohort}',
      paragraphs: ['People can find {cohort} now, and apply as soon as applications open.'],
      button: look.en,
    },
    es: {
      subject: 'Tu cohorte está aprobada: {cohort}',
      paragraphs: ['Ya se puede encontrar {cohort}, y postularse en cuanto se abran las postulaciones.'],
      button: look.es,
    },
  },
  cohortSentBack: {
    en: {
      subject: 'Something is still to do: {cohort}',
      paragraphs: ['{person} read the cohort {cohort} and writes:', '{message}'],
      button: look.en,
    },
    es: {
      subject: 'Todavía falta algo: {cohort}',
      paragraphs: ['{person} leyó la cohorte {cohort} y escribe:', '{message}'],
      button: look.es,
    },
  },
} as const satisfies Record<string, Record<Locale, MailText>>

import type { Locale } from '#domain/errors.ts'
import type { ApplicationStatus } from './application.ts'

const words: Readonly<Record<Locale, Readonly<Record<ApplicationStatus, (cohort: string) => string>>>> = {
  en: {
    none: (cohort) => `Your application to ${cohort} is open again.`,
    pending: (cohort) => `Your application to ${cohort} is being read once more.`,
    waitlisted: (cohort) =>
      `You are on the waiting list of ${cohort}. You move up when a place becomes free.`,
    approved: (cohort) => `You are in: ${cohort} has accepted your application.`,
    rejected: (cohort) => `${cohort} could not accept your application this time.`,
    withdrawn: (cohort) => `Your application to ${cohort} is withdrawn.`,
  },
  es: {
    none: (cohort) => `Tu postulación a ${cohort} está abierta de nuevo.`,
    pending: (cohort) => `Volvemos a leer tu postulación a ${cohort}.`,
    waitlisted: (cohort) => `Estás en la lista de espera de ${cohort}. Avanzas cuando se libere un lugar.`,
    approved: (cohort) => `Ya tienes tu lugar: ${cohort} aceptó tu postulación.`,
    rejected: (cohort) => `Esta vez ${cohort} no pudo aceptar tu postulación.`,
    withdrawn: (cohort) => `Tu postulación a ${cohort} se retiró.`,
  },
}

/** What was decided about an application, as a sentence for the person who applied. */
export function decisionWords(status: ApplicationStatus, locale: Locale, cohort: string): string {
  return words[locale][status](cohort)
}

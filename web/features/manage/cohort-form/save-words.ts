import type { ConsequenceKind } from '#domain/progress/cohort-consequences.ts'

type Said = (count: number, teams: number) => string

const en: Record<ConsequenceKind, Said> = {
  requestsExpire: (n) => (n === 1 ? '1 open request would expire.' : `${n} open requests would expire.`),
  requestsWait: (n) =>
    n === 1
      ? '1 open request could not be answered for now.'
      : `${n} open requests could not be answered for now.`,
  cannotApply: (n) =>
    n === 1
      ? '1 person who has begun could no longer apply.'
      : `${n} people who have begun could no longer apply.`,
  courseCloses: (n) =>
    n === 1 ? 'The course would close for 1 team.' : `The course would close for ${n} teams.`,
  courseOpens: (n) =>
    n === 1 ? 'The course would open for 1 team.' : `The course would open for ${n} teams.`,
  modulesClose: (n, teams) =>
    `${n === 1 ? '1 module' : `${n} modules`} would close for ${teams === 1 ? '1 team' : `${teams} teams`}: they can read, but not write.`,
  modulesOpen: (n, teams) =>
    `${n === 1 ? '1 more module' : `${n} more modules`} would open for ${teams === 1 ? '1 team' : `${teams} teams`}.`,
  mentorsLeave: (n) =>
    n === 1
      ? '1 mentor could no longer take part in the matching.'
      : `${n} mentors could no longer take part in the matching.`,
  mailsStop: (n) =>
    n === 1
      ? '1 person would get no more mails about this cohort.'
      : `${n} people would get no more mails about this cohort.`,
  unlisted: () => 'The cohort would no longer be found by everybody.',
  listed: () => 'Everybody could find the cohort.',
  stepsMissed: (n) =>
    n === 1
      ? 'Later steps work with what is written in a step that is switched off:'
      : `Later steps work with what is written in ${n} steps that are switched off:`,
  stepsLeave: (n, teams) =>
    `${n === 1 ? '1 step' : `${n} steps`} would disappear for ${teams === 1 ? '1 team' : `${teams} teams`}. What is written there is kept.`,
  stepsReturn: (n, teams) =>
    `${n === 1 ? '1 more step' : `${n} more steps`} would be there for ${teams === 1 ? '1 team' : `${teams} teams`}.`,
  stepsMove: (n, teams) =>
    `The steps of ${n === 1 ? '1 module' : `${n} modules`} would come in another order for ${teams === 1 ? '1 team' : `${teams} teams`}.`,
  participantsLose: (n) =>
    n === 1
      ? '1 person who takes part could no longer open it.'
      : `${n} people who take part could no longer open it.`,
}

const es: Record<ConsequenceKind, Said> = {
  requestsExpire: (n) => (n === 1 ? 'Vencería 1 solicitud abierta.' : `Vencerían ${n} solicitudes abiertas.`),
  requestsWait: (n) =>
    n === 1
      ? 'Por ahora no se podría responder 1 solicitud abierta.'
      : `Por ahora no se podrían responder ${n} solicitudes abiertas.`,
  cannotApply: (n) =>
    n === 1
      ? '1 persona que ya empezó no podría postularse.'
      : `${n} personas que ya empezaron no podrían postularse.`,
  courseCloses: (n) =>
    n === 1 ? 'El curso se cerraría para 1 equipo.' : `El curso se cerraría para ${n} equipos.`,
  courseOpens: (n) =>
    n === 1 ? 'El curso se abriría para 1 equipo.' : `El curso se abriría para ${n} equipos.`,
  modulesClose: (n, teams) =>
    `${n === 1 ? 'Se cerraría 1 módulo' : `Se cerrarían ${n} módulos`} para ${teams === 1 ? '1 equipo' : `${teams} equipos`}: podrían leer, pero no escribir.`,
  modulesOpen: (n, teams) =>
    `${n === 1 ? 'Se abriría 1 módulo más' : `Se abrirían ${n} módulos más`} para ${teams === 1 ? '1 equipo' : `${teams} equipos`}.`,
  mentorsLeave: (n) =>
    n === 1
      ? '1 mentor/a ya no podría participar en el emparejamiento.'
      : `${n} mentores ya no podrían participar en el emparejamiento.`,
  mailsStop: (n) =>
    n === 1
      ? '1 persona dejaría de recibir correos sobre esta cohorte.'
      : `${n} personas dejarían de recibir correos sobre esta cohorte.`,
  unlisted: () => 'Ya no cualquiera encontraría la cohorte.',
  listed: () => 'Cualquiera podría encontrar la cohorte.',
  stepsMissed: (n) =>
    n === 1
      ? 'Otros pasos trabajan con lo que se escribe en un paso que se desactiva:'
      : `Otros pasos trabajan con lo que se escribe en ${n} pasos que se desactivan:`,
  stepsLeave: (n, teams) =>
    `${n === 1 ? 'Desaparecería 1 paso' : `Desaparecerían ${n} pasos`} para ${teams === 1 ? '1 equipo' : `${teams} equipos`}. Lo escrito se conserva.`,
  stepsReturn: (n, teams) =>
    `${n === 1 ? 'Habría 1 paso más' : `Habría ${n} pasos más`} para ${teams === 1 ? '1 equipo' : `${teams} equipos`}.`,
  stepsMove: (n, teams) =>
    `Los pasos de ${n === 1 ? '1 módulo' : `${n} módulos`} vendrían en otro orden para ${teams === 1 ? '1 equipo' : `${teams} equipos`}.`,
  participantsLose: (n) =>
    n === 1
      ? '1 persona que participa ya no podría abrirla.'
      : `${n} personas que participan ya no podrían abrirla.`,
}

/** Words of saving a cohort, side by side. */
export const saveWords = {
  en: {
    save: 'Save changes',
    discard: 'Discard changes',
    unsaved: 'Not saved yet.',
    saved: 'The changes are saved.',
    anyway: 'Save changes',
    consequences: {
      title: 'This is what the change does',
      lead: 'With this change, as things stand now:',
      nobody: 'As things stand now, nobody would notice.',
      kinds: en,
      missed: (step: string, n: number) =>
        `${step}: ${n === 1 ? '1 step that stays needs it' : `${n} steps that stay need it`}`,
    },
  },
  es: {
    save: 'Guardar cambios',
    discard: 'Descartar cambios',
    unsaved: 'Todavía sin guardar.',
    saved: 'Los cambios están guardados.',
    anyway: 'Guardar cambios',
    consequences: {
      title: 'Esto es lo que hace el cambio',
      lead: 'Con este cambio, tal como están las cosas ahora:',
      nobody: 'Tal como están las cosas ahora, nadie lo notaría.',
      kinds: es,
      missed: (step: string, n: number) =>
        `${step}: ${n === 1 ? 'lo necesita 1 paso que queda' : `lo necesitan ${n} pasos que quedan`}`,
    },
  },
} as const

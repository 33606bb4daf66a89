import { choice } from './choice.ts'

export const applicationStatuses = [
  choice('none', 'No application', 'Sin postulación'),
  choice('pending', 'Pending', 'Pendiente'),
  choice('approved', 'Approved', 'Aprobada'),
  choice('waitlisted', 'Waiting list', 'Lista de espera'),
  choice('rejected', 'Rejected', 'Rechazada'),
  choice('withdrawn', 'Withdrawn', 'Retirada'),
] as const

export const projectStatuses = [
  choice('applied', 'Applied', 'Postulado'),
  choice('active', 'Active', 'Activo'),
  choice('completed', 'Completed', 'Completado'),
  choice('withdrawn', 'Withdrawn', 'Retirado'),
  choice('archived', 'Archived', 'Archivado'),
] as const

export const cohortPhases = [
  choice('draft', 'Draft', 'Borrador'),
  choice('approved', 'Approved', 'Aprobada'),
  choice('applications', 'Applications', 'Postulaciones'),
  choice('matching', 'Matching', 'Emparejamiento'),
  choice('running', 'Running', 'En curso'),
  choice('finished', 'Finished', 'Terminada'),
] as const

export const connectStatuses = [
  choice('asked', 'Asked', 'Solicitado'),
  choice('accepted', 'Accepted', 'Aceptado'),
  choice('declined', 'Declined', 'Rechazado'),
  choice('withdrawn', 'Withdrawn', 'Retirado'),
  choice('expired', 'Expired', 'Vencido'),
  choice('closed', 'Closed', 'Cerrado'),
] as const

export const bugStatuses = [
  choice('open', 'Open', 'Abierto'),
  choice('in progress', 'In progress', 'En proceso'),
  choice('closed', 'Closed', 'Cerrado'),
] as const

export const announcementAudiences = [
  choice('everybody', 'Everybody', 'Todas las personas'),
  choice('managers', 'Managers', 'Equipo de gestión'),
  choice('organisation', 'Organisation', 'Organización'),
  choice('cohort', 'Cohort', 'Cohorte'),
] as const

export const stepTypes = [
  choice('introduction', 'Introduction', 'Introducción'),
  choice('exercise', 'Exercise', 'Ejercicio'),
  choice('result', 'Result', 'Resultado'),
  choice('summary', 'Summary', 'Resumen'),
] as const

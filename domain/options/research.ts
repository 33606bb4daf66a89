import { choice } from './choice.ts'

/** Only main and underlying count as real causes; effects and consequences grow above the trunk. */
export const causeTypes = [
  choice('main', 'Main cause', 'Causa principal'),
  choice('underlying', 'Underlying cause', 'Causa de fondo'),
  choice('effect', 'Effect', 'Efecto'),
  choice('consequence', 'Consequence', 'Consecuencia'),
] as const

export const sourceTypes = [
  choice('people', 'People who live the problem', 'Personas que viven el problema'),
  choice('expert', 'Expert', 'Especialista'),
  choice('organisation', 'Organisation', 'Organización'),
  choice('document', 'Document', 'Documento'),
  choice('observation', 'Observation', 'Observación'),
] as const

export const noteKinds = [
  choice('quote', 'Quote', 'Cita'),
  choice('fact', 'Fact', 'Dato'),
  choice('observation', 'Observation', 'Observación'),
] as const

export const verdicts = [
  choice('confirmed', 'Confirmed', 'Confirmada'),
  choice('partly', 'Partly', 'En parte'),
  choice('rejected', 'Wrong', 'Equivocada'),
] as const

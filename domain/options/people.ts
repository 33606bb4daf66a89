import { choice, type ValueIn } from './choice.ts'

export const roles = [
  choice('entrepreneur', 'Entrepreneur', 'Emprendedor/a'),
  choice('mentor', 'Mentor', 'Mentor/a'),
  choice('admin', 'Admin', 'Administrador/a'),
] as const

/** What a stranger may choose at sign-up. */
export const joiningRoles = [roles[0], roles[1]] as const
export type JoiningRole = ValueIn<typeof joiningRoles>

export const orgRoles = [
  choice('organiser', 'Organiser', 'Organizador/a'),
  choice('owner', 'Owner', 'Responsable'),
] as const

/** "I am" in the profile. */
export const profileRoles = [
  choice('entrepreneur', 'Entrepreneur', 'Emprendedor/a'),
  choice('social entrepreneur', 'Social entrepreneur', 'Emprendedor/a social'),
  choice('consultant', 'Consultant', 'Consultor/a'),
  choice('industry expert', 'Industry expert', 'Especialista del sector'),
  choice('investor', 'Investor', 'Inversionista'),
  choice('starting career', 'Starting my career', 'Empezando mi carrera'),
  choice('student', 'Student', 'Estudiante'),
] as const

export const businessStages = [
  choice('idea', 'I have an idea', 'Tengo una idea'),
  choice('talked to people', 'I talked to people about it', 'Hablé con personas sobre ella'),
  choice('building prototype', 'I am building a prototype', 'Estoy construyendo un prototipo'),
  choice('testing prototype', 'I am testing a prototype', 'Estoy probando un prototipo'),
  choice('have a product', 'I have a product', 'Tengo un producto'),
  choice('first revenue', 'I have my first revenue', 'Tengo mis primeros ingresos'),
] as const

export const mailPreferences = [
  choice('immediate', 'At once', 'Al momento'),
  choice('digest', 'Once a day', 'Una vez al día'),
  choice('none', 'No mail', 'Sin correos'),
] as const

export const locales = [choice('en', 'English', 'Inglés'), choice('es', 'Spanish', 'Español')] as const

import { choice } from './choice.ts'

export const segmentRoles = [
  choice('End-user', 'End-user', 'Usuario final'),
  choice('Buyer', 'Buyer', 'Comprador'),
  choice('Beneficiary', 'Beneficiary', 'Beneficiario'),
] as const

export const segmentTypes = [
  choice('B2B', 'Organisations', 'Organizaciones'),
  choice('B2C', 'People', 'Personas'),
] as const

export const genders = [
  choice('Male', 'Male', 'Hombre'),
  choice('Female', 'Female', 'Mujer'),
  choice('Non-binary', 'Non-binary', 'No binario'),
  choice('Prefer not to say', 'Prefer not to say', 'Prefiero no decir'),
] as const

export const incomeFrequencies = [
  choice('Daily', 'Daily', 'Diario'),
  choice('Monthly', 'Monthly', 'Mensual'),
  choice('Yearly', 'Yearly', 'Anual'),
  choice('Variable', 'Variable', 'Variable'),
] as const

export const familyStatuses = [
  choice('Married', 'Married', 'Casado/a'),
  choice('Single', 'Single', 'Soltero/a'),
  choice('Any', 'Any', 'Cualquiera'),
] as const

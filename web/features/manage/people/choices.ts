import { choice } from '#domain/options/choice.ts'

export const accountStates = [
  choice('active', 'Active', 'Activa'),
  choice('unconfirmed', 'E-mail not confirmed', 'Correo sin confirmar'),
  choice('disabled', 'Disabled', 'Desactivada'),
] as const

export const seenChoices = [
  choice('week', 'In the last 7 days', 'En los últimos 7 días'),
  choice('month', 'In the last 30 days', 'En los últimos 30 días'),
  choice('before', 'Not for 30 days', 'Hace más de 30 días'),
  choice('never', 'Never', 'Nunca'),
] as const

export const yesOrNo = [choice('yes', 'Yes', 'Sí'), choice('no', 'No', 'No')] as const

import { choice } from './choice.ts'

export const tangibilities = [
  choice('Service', 'Service', 'Servicio'),
  choice('Information', 'Information', 'Información'),
  choice('Digital', 'Digital', 'Digital'),
  choice('Physical', 'Physical', 'Físico'),
] as const

export const durations = [
  choice('Immediate', 'Immediate', 'Inmediata'),
  choice('Short', 'Short', 'Corta'),
  choice('Medium', 'Medium', 'Media'),
  choice('Durable', 'Durable', 'Duradera'),
] as const

export const purchaseFrequencies = [
  choice('Never', 'Never', 'Nunca'),
  choice('Once', 'Once', 'Una vez'),
  choice('Monthly', 'Monthly', 'Mensual'),
  choice('Weekly', 'Weekly', 'Semanal'),
] as const

export const paymentFrequencies = [
  choice('per-use', 'Each time they use it', 'Cada vez que lo usan'),
  choice('once', 'Once', 'Una sola vez'),
  choice('instalments', 'In instalments', 'En cuotas'),
  choice('weekly', 'Every week', 'Cada semana'),
  choice('monthly', 'Every month', 'Cada mes'),
  choice('seasonal', 'By season', 'Por temporada'),
  choice('yearly', 'Every year', 'Cada año'),
] as const

export const searchKinds = [
  choice('Convenience', 'Convenience', 'Conveniencia'),
  choice('Shopping', 'Shopping', 'Comparación'),
  choice('Specialty', 'Specialty', 'Especialidad'),
  choice('Unsought', 'Unsought', 'No buscado'),
  choice('Emergency', 'Emergency', 'Emergencia'),
] as const

export const offeringTypes = [
  choice('Product', 'Product', 'Producto'),
  choice('Service', 'Service', 'Servicio'),
  choice('Product and service', 'Product and service', 'Producto y servicio'),
] as const

export const componentTypes = [
  choice('material', 'Material', 'Material'),
  choice('labour', 'Labour', 'Mano de obra'),
  choice('packaging', 'Packaging', 'Empaque'),
  choice('transport', 'Transport', 'Transporte'),
  choice('commission', 'Commission', 'Comisión'),
  choice('other', 'Other', 'Otro'),
] as const

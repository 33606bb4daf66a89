import { choice } from './choice.ts'

export const assetClasses = [
  choice('property', 'Property', 'Inmueble'),
  choice('machinery', 'Machinery', 'Maquinaria'),
  choice('furniture', 'Furniture', 'Muebles'),
  choice('vehicle', 'Vehicle', 'Vehículo'),
  choice('tech equipment', 'Tech equipment', 'Equipo tecnológico'),
] as const

export const expenseTypes = [
  choice('operating', 'Operating', 'Operativo'),
  choice('non-operating', 'Non-operating', 'No operativo'),
] as const

export const expenseCategories = [
  choice('salaries', 'Salaries', 'Salarios'),
  choice('rent', 'Rent', 'Alquiler'),
  choice('utilities', 'Utilities', 'Servicios básicos'),
  choice('transport', 'Transport', 'Transporte'),
  choice('marketing', 'Marketing', 'Marketing'),
  choice('communication', 'Communication', 'Comunicación'),
  choice('insurance', 'Insurance', 'Seguros'),
  choice('professional-fees', 'Professional fees', 'Honorarios profesionales'),
  choice('maintenance', 'Maintenance', 'Mantenimiento'),
  choice('training', 'Training', 'Capacitación'),
  choice('licences', 'Licences', 'Licencias'),
  choice('bank', 'Bank', 'Banco'),
  choice('donations', 'Donations', 'Donaciones'),
  choice('other', 'Other', 'Otro'),
] as const

export const operationClasses = [
  choice('registration', 'Registration', 'Registro legal'),
  choice('research', 'Research', 'Investigación'),
  choice('training', 'Training', 'Capacitación'),
  choice('launch-marketing', 'Launch marketing', 'Marketing de lanzamiento'),
  choice('set-up-works', 'Set-up works', 'Obras de instalación'),
  choice('initial-stock', 'Initial stock', 'Inventario inicial'),
  choice('deposit', 'Deposit', 'Depósito'),
  choice('working-capital', 'Working capital', 'Capital de trabajo'),
  choice('other', 'Other', 'Otro'),
] as const

export const fundingTypes = [
  choice('own-savings', 'Own savings', 'Ahorros propios'),
  choice('family-friends', 'Family and friends', 'Familia y amistades'),
  choice('loan', 'Loan', 'Préstamo'),
  choice('microcredit', 'Microcredit', 'Microcrédito'),
  choice('investor', 'Investor', 'Inversionista'),
  choice('grant', 'Grant', 'Subvención'),
  choice('donation', 'Donation', 'Donación'),
  choice('crowdfunding', 'Crowdfunding', 'Financiamiento colectivo'),
  choice('other', 'Other', 'Otro'),
] as const

export const fundingStatuses = [
  choice('have it', 'Have it', 'Lo tengo'),
  choice('in progress', 'In progress', 'En proceso'),
  choice('not yet', 'Not yet', 'Todavía no'),
] as const

export const revenueCategories = [
  choice('membership', 'Membership', 'Membresías'),
  choice('rent', 'Rent', 'Alquiler'),
  choice('other-sales', 'Other sales', 'Otras ventas'),
  choice('grant', 'Grant', 'Subvención'),
  choice('donation', 'Donation', 'Donación'),
  choice('subsidy', 'Subsidy', 'Subsidio'),
  choice('prize', 'Prize', 'Premio'),
  choice('interest', 'Interest', 'Intereses'),
] as const

export const scenarios = [
  choice('expected', 'Expected', 'Esperado'),
  choice('optimistic', 'Optimistic', 'Optimista'),
  choice('pessimistic', 'Pessimistic', 'Pesimista'),
] as const

export const riskLikelihoods = [
  choice('improbable', 'Improbable', 'Improbable'),
  choice('possible', 'Possible', 'Posible'),
  choice('probable', 'Probable', 'Probable'),
] as const

export const riskImpacts = [
  choice('acceptable', 'Acceptable', 'Aceptable'),
  choice('tolerable', 'Tolerable', 'Tolerable'),
  choice('unacceptable', 'Unacceptable', 'Inaceptable'),
  choice('intolerable', 'Intolerable', 'Intolerable'),
] as const

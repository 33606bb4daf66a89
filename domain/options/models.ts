import { choice } from './choice.ts'

export const modelTypes = [
  choice('social', 'Social', 'Social'),
  choice('revenue', 'Revenue', 'Ingresos'),
] as const

export const socialModels = [
  choice('market intermediary', 'Market intermediary', 'Intermediario de mercado'),
  choice('employment', 'Employment', 'Empleo'),
  choice('fee-for-service', 'Fee-for-service', 'Pago por servicio'),
  choice('organization support', 'Organization support', 'Apoyo a la organización'),
  choice('service subsidization', 'Service subsidization', 'Subsidio de servicios'),
  choice('cooperative', 'Cooperative', 'Cooperativa'),
  choice('entrepreneur support', 'Entrepreneur support', 'Apoyo a emprendedores'),
  choice('market linkage', 'Market linkage', 'Vinculación de mercados'),
  choice('peer-to-peer', 'Peer-to-peer', 'Entre pares'),
] as const

export const revenueModels = [
  choice('education and training', 'Education and training', 'Educación y formación'),
  choice('direct sales', 'Direct sales', 'Venta directa'),
  choice('risk sharing', 'Risk sharing', 'Riesgo compartido'),
  choice('data', 'Data', 'Datos'),
  choice('leasing', 'Leasing', 'Alquiler'),
  choice('consulting', 'Consulting', 'Consultoría'),
  choice('double business model', 'Double business model', 'Doble modelo de negocio'),
  choice('ads', 'Ads', 'Publicidad'),
  choice('fundraising', 'Fundraising', 'Recaudación de fondos'),
  choice('events', 'Events', 'Eventos'),
  choice('revenue sharing', 'Revenue sharing', 'Ingresos compartidos'),
] as const

/** Where the people you help stand in the business. */
export const impactModels = [
  choice('customers', 'Customers', 'Clientes'),
  choice('workers', 'Workers', 'Trabajadores'),
  choice('suppliers', 'Suppliers', 'Proveedores'),
  choice('entrepreneurs', 'Entrepreneurs', 'Emprendedores'),
  choice('members', 'Members', 'Miembros'),
  choice('community', 'Community', 'Comunidad'),
] as const

export const flowLanes = [
  choice('pays', 'Pays', 'Paga'),
  choice('uses', 'Uses', 'Usa'),
  choice('benefits', 'Benefits', 'Se beneficia'),
] as const

/** The line from charity to business. Above 75 % market revenue an enterprise is almost sustainable. */
export const definitions = [
  choice('grant-funded', 'Grant-funded', 'Financiada con donaciones'),
  choice('part-market', 'Partly market-funded', 'Financiada en parte por el mercado'),
  choice('almost-sustainable', 'Almost sustainable', 'Casi sostenible'),
  choice('social-business', 'Social business', 'Negocio social'),
  choice('profit-sharing', 'Profit-sharing business', 'Negocio que reparte ganancias'),
  choice('responsible-business', 'Responsible business', 'Empresa responsable'),
] as const

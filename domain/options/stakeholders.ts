import { choice } from './choice.ts'

export const relationshipStrengths = [
  choice('Weak', 'Weak', 'Débil'),
  choice('Strong', 'Strong', 'Fuerte'),
] as const

export const positions = [
  choice('In favor', 'In favor', 'A favor'),
  choice('Indifferent', 'Indifferent', 'Indiferente'),
  choice('Against', 'Against', 'En contra'),
] as const

export const stakeholderGroups = [
  choice('customers', 'Customers', 'Clientes'),
  choice('community', 'Community', 'Comunidad'),
  choice('suppliers-partners', 'Suppliers and partners', 'Proveedores y aliados'),
  choice('funders', 'Funders', 'Financiadores'),
  choice('government', 'Government', 'Gobierno'),
  choice('competitors', 'Competitors', 'Competidores'),
  choice('opinion-leaders', 'Opinion leaders', 'Líderes de opinión'),
  choice('team', 'Team', 'Equipo'),
] as const

export const solutionKinds = [
  choice('business', 'Business', 'Empresa'),
  choice('ngo', 'Social organisation', 'Organización social'),
  choice('government', 'Government', 'Gobierno'),
  choice('informal', 'Informal help', 'Ayuda informal'),
  choice('habit', 'Habit', 'Costumbre'),
] as const

export const tieKinds = [
  choice('money', 'Money', 'Dinero'),
  choice('goods-services', 'Goods and services', 'Bienes y servicios'),
  choice('information', 'Information', 'Información'),
  choice('influence', 'Influence', 'Influencia'),
] as const

export const customerRelations = [
  choice('personal', 'Personal help', 'Atención personal'),
  choice('dedicated', 'One fixed person', 'Una persona fija'),
  choice('self-service', 'Self-service', 'Autoservicio'),
  choice('automatic', 'Automatic', 'Automática'),
  choice('community', 'Community', 'Comunidad'),
  choice('co-creation', 'Made together', 'Creación conjunta'),
] as const

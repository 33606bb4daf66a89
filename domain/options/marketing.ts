import { choice } from './choice.ts'

export const activityTypes = [
  choice('impact', 'Impact activity', 'Actividad de impacto'),
  choice('tofu', 'Get known', 'Darte a conocer'),
  choice('mofu', 'Build interest', 'Despertar interés'),
  choice('bofu', 'Close the sale', 'Cerrar la venta'),
] as const

export const coverages = [
  choice('intensive', 'Everywhere', 'En todas partes'),
  choice('selective', 'Selected places', 'Lugares elegidos'),
  choice('exclusive', 'One special place', 'Un lugar especial'),
] as const

export const routes = [
  choice('direct', 'We sell ourselves', 'Vendemos nosotros'),
  choice('indirect', 'Others sell for us', 'Otros venden por nosotros'),
] as const

/** The first four are touchpoints of one's own (direct), the rest are other people's (indirect). */
export const intermediaryTypes = [
  choice('own-staff', 'Own staff', 'Personal propio'),
  choice('own-shop', 'Own shop', 'Tienda propia'),
  choice('market-stall', 'Market stall', 'Puesto en el mercado'),
  choice('own-online', 'Own online shop', 'Tienda en línea propia'),
  choice('online-marketplace', 'Online marketplace', 'Plataforma de venta en línea'),
  choice('wholesaler', 'Wholesaler', 'Mayorista'),
  choice('distributor', 'Distributor', 'Distribuidor'),
  choice('shop-kiosk', 'Shop or kiosk', 'Tienda o quiosco'),
  choice('commission-agent', 'Commission agent', 'Vendedor a comisión'),
  choice('cooperative', 'Cooperative', 'Cooperativa'),
  choice(
    'ngo-community-group',
    'Social organisation or community group',
    'Organización social o grupo comunitario',
  ),
  choice('school-clinic', 'School or clinic', 'Escuela o centro de salud'),
  choice('government-office', 'Government office', 'Oficina del gobierno'),
  choice('delivery-company', 'Delivery company', 'Empresa de reparto'),
] as const

export const measuringTimes = [
  choice('every month', 'Every month', 'Cada mes'),
  choice('every 3 months', 'Every 3 months', 'Cada 3 meses'),
  choice('every 6 months', 'Every 6 months', 'Cada 6 meses'),
  choice('every year', 'Every year', 'Cada año'),
  choice('at start and end', 'At start and end', 'Al inicio y al final'),
] as const

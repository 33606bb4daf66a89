import { choice } from './choice.ts'

/** What a mentor is good at and an entrepreneur asks help with. People may type others. */
export const expertises = [
  choice('Marketing and sales', 'Marketing and sales', 'Mercadeo y ventas'),
  choice('Finance', 'Finance', 'Finanzas'),
  choice('Operations', 'Operations', 'Operaciones'),
  choice('Product design', 'Product design', 'Diseño de producto'),
  choice('Partnerships', 'Partnerships', 'Alianzas'),
  choice('Fundraising', 'Fundraising', 'Captación de fondos'),
  choice('Law and registration', 'Law and registration', 'Derecho y registro'),
  choice('Impact measurement', 'Impact measurement', 'Medición de impacto'),
  choice('Technology', 'Technology', 'Tecnología'),
  choice('Logistics', 'Logistics', 'Logística'),
  choice('People and leadership', 'People and leadership', 'Personas y liderazgo'),
  choice('Strategy', 'Strategy', 'Estrategia'),
] as const

/** The field a business works in. People may type others. */
export const sectors = [
  choice('Agriculture and food', 'Agriculture and food', 'Agricultura y alimentos'),
  choice('Water and sanitation', 'Water and sanitation', 'Agua y saneamiento'),
  choice('Health', 'Health', 'Salud'),
  choice('Education', 'Education', 'Educación'),
  choice('Energy', 'Energy', 'Energía'),
  choice('Waste and recycling', 'Waste and recycling', 'Residuos y reciclaje'),
  choice('Crafts and textiles', 'Crafts and textiles', 'Artesanía y textiles'),
  choice('Mobility', 'Mobility', 'Movilidad'),
  choice('Inclusion', 'Inclusion', 'Inclusión'),
  choice('Care', 'Care', 'Cuidados'),
  choice('Housing', 'Housing', 'Vivienda'),
  choice('Financial services', 'Financial services', 'Servicios financieros'),
  choice('Tourism and culture', 'Tourism and culture', 'Turismo y cultura'),
  choice('Technology', 'Technology', 'Tecnología'),
] as const

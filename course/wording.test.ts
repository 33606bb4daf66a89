import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { courseSteps } from './course.ts'
import { parseStepText } from './texts.ts'

// Step, title and primary button in English and Spanish.
const wording = [
  [
    'one/defining-your-problem',
    'Defining your problem',
    'Definir tu problema',
    'Build my tree',
    'Construir mi árbol',
  ],
  [
    'one/building-the-problem-tree',
    'Building the problem tree',
    'Construir el árbol de problemas',
    'Choose my causes',
    'Elegir mis causas',
  ],
  [
    'one/choosing-the-causes',
    'Choosing the causes',
    'Elegir las causas',
    'Test my beliefs',
    'Probar mis ideas',
  ],
  [
    'one/testing-your-assumptions',
    'Testing your assumptions',
    'Probar tus suposiciones',
    'Find my sources',
    'Buscar mis fuentes',
  ],
  [
    'one/information-sources',
    'Information sources',
    'Fuentes de información',
    'Write what I heard',
    'Anotar lo que oí',
  ],
  [
    'one/processing-information',
    'Processing information',
    'Procesar la información',
    'Make sense of it',
    'Darle sentido',
  ],
  ['one/making-sense', 'Making sense', 'Dar sentido', 'Plan my activities', 'Planear actividades'],
  [
    'one/activities-outcomes',
    'Activities and outcome',
    'Actividades y resultados',
    'Find my why',
    'Encontrar mi porqué',
  ],
  ['one/finding-your-why', 'Finding your why', 'Encontrar tu porqué', 'See my summary', 'Ver mi resumen'],
  ['two/customer-segments', 'Customer segments', 'Segmentos de clientes', 'Describe them', 'Describirlos'],
  [
    'two/customer-description',
    'Customer description',
    'Descripción del cliente',
    'List their pains',
    'Ver frustraciones',
  ],
  ['two/customer-pains', 'Customer pains', 'Frustraciones del cliente', 'List their gains', 'Ver alegrías'],
  ['two/customer-gains', 'Customer gains', 'Alegrías del cliente', 'Add my offerings', 'Agregar mi oferta'],
  [
    'two/my-offerings',
    'My offerings',
    'Mis productos y servicios',
    'Relieve the pains',
    'Aliviar frustraciones',
  ],
  [
    'two/pain-relievers',
    'Pain relievers',
    'Aliviadores de frustraciones',
    'Create the gains',
    'Crear alegrías',
  ],
  ['two/gain-creators', 'Gain creators', 'Creadores de alegrías', 'See my summary', 'Ver mi resumen'],
  [
    'three/map-current-solutions',
    'Map current solutions',
    'Mapa de soluciones actuales',
    'Find my gap',
    'Encontrar mi espacio',
  ],
  ['three/opportunity', 'Opportunity', 'Oportunidad', 'Find my stakeholders', 'Buscar mis actores'],
  [
    'three/identify-stakeholders',
    'Identify stakeholders',
    'Identificar actores',
    'Place them on the grid',
    'Ubicarlos',
  ],
  ['three/power-influence', 'Power and influence', 'Poder e interés', 'Understand them', 'Entenderlos'],
  [
    'three/stakeholder-understanding',
    'Understanding your stakeholders',
    'Entender a tus actores',
    'Make my plan',
    'Hacer mi plan',
  ],
  [
    'three/stakeholder-managing-plan',
    'Stakeholder managing plan',
    'Plan de gestión de actores',
    'Map the ties',
    'Ver los lazos',
  ],
  [
    'three/stakeholder-relationship',
    'Stakeholder relationship',
    'Relación con los actores',
    'See my summary',
    'Ver mi resumen',
  ],
  [
    'four/product-customer-relationship',
    'Product and customer relationship',
    'Relación producto y cliente',
    'Draw the flows',
    'Dibujar los flujos',
  ],
  [
    'four/business-model',
    'Business model',
    'Modelo de negocio',
    'Choose a social model',
    'Elegir modelo social',
  ],
  [
    'four/social-business-model',
    'Social business model',
    'Modelo de negocio social',
    'Choose how I earn',
    'Elegir mis ingresos',
  ],
  ['four/revenue-model', 'Revenue model', 'Modelo de ingresos', 'Describe my model', 'Describir mi modelo'],
  [
    'four/description',
    'Describe your model',
    'Describe tu modelo',
    'Choose my definition',
    'Elegir definición',
  ],
  [
    'four/choose-definition',
    'Choose your definition',
    'Elige tu definición',
    'List key activities',
    'Actividades clave',
  ],
  ['four/key-activities', 'Key activities', 'Actividades clave', 'List key resources', 'Recursos clave'],
  ['four/key-resources', 'Key resources', 'Recursos clave', 'See my summary', 'Ver mi resumen'],
  [
    'five/distribution-channels-strategy',
    'Distribution channels strategy',
    'Estrategia de canales de distribución',
    'Draw my channels',
    'Dibujar mis canales',
  ],
  [
    'five/distribution-channels',
    'Distribution channels',
    'Canales de distribución',
    'Compare channels',
    'Comparar canales',
  ],
  [
    'five/channel-prioritization',
    'Channel prioritization',
    'Priorización de canales',
    'Fill my funnel',
    'Llenar mi embudo',
  ],
  [
    'five/marketing-funnel-activities',
    'Marketing funnel activities',
    'Actividades del embudo de marketing',
    'Get known',
    'Darme a conocer',
  ],
  [
    'five/tofu',
    'Top of the funnel: get known',
    'Parte alta del embudo: darte a conocer',
    'Close the sale',
    'Cerrar la venta',
  ],
  [
    'five/bofu',
    'Bottom of the funnel: close the sale',
    'Parte baja del embudo: cerrar la venta',
    'Choose activities',
    'Elegir actividades',
  ],
  [
    'five/activities-selection',
    'Activities selection',
    'Selección de actividades',
    'Do the numbers',
    'Hacer los números',
  ],
  [
    'five/marketing-sales-plan',
    'Marketing and sales plan',
    'Plan de marketing y ventas',
    'Build my pitch',
    'Construir mi pitch',
  ],
  ['five/build-my-pitch', 'Build my pitch', 'Construir mi pitch', 'See my summary', 'Ver mi resumen'],
  [
    'six/value-proposition',
    'Value proposition',
    'Propuesta de valor',
    'Count my costs',
    'Calcular mis costos',
  ],
  ['six/unit-costs', 'Unit costs', 'Costos unitarios', 'Look at the market', 'Ver el mercado'],
  [
    'six/competitor-prices',
    'Competitors and market',
    'Competidores y mercado',
    'Set my prices',
    'Fijar mis precios',
  ],
  ['six/pricing', 'Setting your prices', 'Fijar tus precios', 'See my summary', 'Ver mi resumen'],
  ['seven/start-up-capital', 'Start-up capital', 'Capital inicial', 'List my assets', 'Anotar mis activos'],
  ['seven/fixed-assets', 'Fixed assets', 'Activos fijos', 'Costs before opening', 'Gastos previos'],
  [
    'seven/pre-operating-capital',
    'Pre-operating capital',
    'Capital preoperativo',
    'Find the money',
    'Buscar el dinero',
  ],
  [
    'seven/funding-sources',
    'Funding sources',
    'Fuentes de financiamiento',
    'List my expenses',
    'Anotar mis gastos',
  ],
  ['seven/expenses', 'Expenses', 'Gastos', 'Forecast my sales', 'Prever mis ventas'],
  ['seven/revenue', 'Revenue', 'Ingresos', 'Try scenarios', 'Probar escenarios'],
  ['seven/scenarios', 'Scenarios', 'Escenarios', 'See my results', 'Ver mis resultados'],
  ['seven/income-statement', 'Income statement', 'Estado de resultados', 'Check my cash', 'Revisar mi caja'],
  ['seven/cash-flow', 'Cash flow', 'Flujo de caja', 'Find break-even', 'Ver equilibrio'],
  ['seven/break-even', 'Break-even', 'Punto de equilibrio', 'See my summary', 'Ver mi resumen'],
  [
    'eight/sustainable-development-goals',
    'Sustainable Development Goals',
    'Objetivos de Desarrollo Sostenible',
    'Define indicators',
    'Definir indicadores',
  ],
  ['eight/impact-kpis', 'Impact indicators', 'Indicadores de impacto', 'See my summary', 'Ver mi resumen'],
  ['nine/team', 'Team', 'Equipo', 'Set my goals', 'Fijar mis metas'],
  ['nine/goals', 'Goals', 'Metas', 'Look at the risks', 'Ver los riesgos'],
  ['nine/risk-management', 'Risk management', 'Gestión de riesgos', 'See my summary', 'Ver mi resumen'],
] as const

type Words = { title: string; primary: string; secondary: string }
type Wording = { en: Words; es: Words }

const introduction: Wording = {
  en: { title: 'Introduction', primary: 'Start module', secondary: 'See all modules' },
  es: { title: 'Introducción', primary: 'Empezar el módulo', secondary: 'Ver los módulos' },
}
const summary: Wording = {
  en: { title: 'Summary', primary: 'Request mentor feedback', secondary: 'Check my answers' },
  es: { title: 'Resumen', primary: 'Pedir comentarios', secondary: 'Revisar respuestas' },
}
const backTo: Record<string, { en: string; es: string }> = {
  'one/building-the-problem-tree': { en: 'Back to my problem', es: 'Volver a mi problema' },
}

const expected = new Map<string, Wording>(
  wording.map(([path, title, title_es, primary, primary_es]) => {
    const back = backTo[path] ?? { en: 'Back', es: 'Volver' }
    return [
      path,
      {
        en: { title, primary, secondary: back.en },
        es: { title: title_es, primary: primary_es, secondary: back.es },
      },
    ]
  }),
)

test.each(courseSteps)('$module.slug/$slug has its title and its buttons', (step) => {
  const frames: Partial<Record<string, Wording>> = { introduction, summary }
  const words = (language: string): Words => {
    const file = join(import.meta.dirname, step.module.folder, step.slug, `text.${language}.md`)
    const text = parseStepText(readFileSync(file, 'utf8'))
    return { title: text.title, primary: text.primary_cta, secondary: text.secondary_cta }
  }
  expect({ en: words('en'), es: words('es') }).toEqual(
    frames[step.type] ?? expected.get(`${step.module.slug}/${step.slug}`),
  )
})

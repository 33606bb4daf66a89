import { assetLives } from '#domain/finance/depreciation.ts'
import { assetClasses } from '#domain/options/finance.ts'

type Locale = 'en' | 'es'

const lives = (locale: Locale, years: string) =>
  assetClasses.map((one) => `${one[locale].toLowerCase()} ${assetLives[one.value]} ${years}`).join(', ')

/** The rules of the figures in words, side by side. */
export const assumptionWords = {
  en: {
    own: 'Set for this plan',
    start: 'First month',
    currency: 'Currency of all amounts',
    tax: 'Tax on profit',
    growth: 'Growth of expenses',
    grants: 'Grants and donations that continue',
    years: (second: string, third: string) => `Year 2: ${second} · Year 3: ${third}`,
    cases: 'How the scenarios differ from the expected one',
    casesHead: ['Offering', 'Optimistic: units sold', 'Pessimistic: units sold'],
    rules: 'The same in every plan',
    ruleList: [
      'Year 1 is shown by months, years 2 and 3 as a whole. Month 0 is the moment before opening.',
      'Sales are paid at once.',
      'Unit costs are paid in the month of the sale, and the stock does not change after month 0.',
      'There is no inflation and no value added tax in the figures.',
      'A scenario changes how many units are sold; prices, costs and expenses stay.',
      `Lasting things lose the same part of their worth every month, down to nothing: ${lives('en', 'years')}. Land is left out.`,
      'What is paid before opening counts as a cost of the first month. First stock and deposits stay as property, and working capital stays in the bank.',
      'Loans are paid back in equal monthly payments, the first one in month 1. All other funding comes in before opening, is never paid back and is no revenue.',
      'Tax is worked out on the profit of year 1 as it adds up, and on years 2 and 3 each by itself. No loss is carried into another year.',
      'The break-even point counts the running costs, depreciation and interest of year 1, without what is paid once before opening.',
      'Market revenue share: sales and other revenue from people who buy, as a part of all revenue. Up to 75% is partly funded by the market, above it almost sustainable; 100% without a loss is sustainable.',
      'Amounts are worked out exactly and rounded only where they are shown.',
    ],
  },
  es: {
    own: 'Fijado para este plan',
    start: 'Primer mes',
    currency: 'Moneda de todos los montos',
    tax: 'Impuesto a la ganancia',
    growth: 'Aumento de los gastos',
    grants: 'Subvenciones y donaciones que siguen',
    years: (second: string, third: string) => `Año 2: ${second} · Año 3: ${third}`,
    cases: 'En qué se apartan los escenarios del esperado',
    casesHead: ['Producto o servicio', 'Optimista: unidades vendidas', 'Pesimista: unidades vendidas'],
    rules: 'Igual en todos los planes',
    ruleList: [
      'El año 1 se muestra por meses; los años 2 y 3, enteros. El mes 0 es el momento antes de abrir.',
      'Las ventas se cobran en el acto.',
      'Los costos unitarios se pagan en el mes de la venta, y las existencias no cambian después del mes 0.',
      'Las cifras no llevan inflación ni impuesto al valor agregado.',
      'Un escenario cambia cuántas unidades se venden; precios, costos y gastos quedan igual.',
      `Las cosas que duran pierden cada mes la misma parte de su valor, hasta nada: ${lives('es', 'años')}. Los terrenos no cuentan.`,
      'Lo que se paga antes de abrir cuenta como costo del primer mes. Las primeras existencias y los depósitos quedan como bienes, y el capital de trabajo queda en el banco.',
      'Los préstamos se devuelven en cuotas mensuales iguales, la primera en el mes 1. El resto del financiamiento entra antes de abrir, no se devuelve y no es ingreso.',
      'El impuesto se calcula sobre la ganancia acumulada del año 1, y sobre los años 2 y 3 por separado. Ninguna pérdida pasa a otro año.',
      'El punto de equilibrio cuenta los gastos corrientes, la depreciación y los intereses del año 1, sin lo que se paga una sola vez antes de abrir.',
      'Ingresos del mercado: ventas y otros ingresos de personas que compran, como parte de todos los ingresos. Hasta 75% es financiado en parte por el mercado; más, casi sostenible; 100% sin pérdida es sostenible.',
      'Los montos se calculan exactos y se redondean solo al mostrarlos.',
    ],
  },
} as const

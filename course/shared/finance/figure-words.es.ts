import type { FigureWords } from './figure-words.ts'
import { lineNames } from './line-names.ts'

const lines = lineNames.es

export const es: FigureWords = {
  sales: [lines.sales, 'Lo que pagan los clientes por lo que se vende.'],
  additionalMarket: [
    lines.additionalMarket,
    'Membresías, alquileres y otras ventas: las personas pagan porque reciben algo.',
  ],
  additionalNonMarket: [
    lines.additionalNonMarket,
    'Dinero que llega sin que nadie compre. En los años 2 y 3, solo la parte que se espera que continúe.',
  ],
  totalRevenue: [lines.totalRevenue, 'Todo lo que entra.'],
  cogs: [lines.cogs, 'Lo que cuesta hacer o comprar las unidades vendidas.'],
  grossProfit: [
    lines.grossProfit,
    'Lo que queda de los ingresos cuando las unidades vendidas están pagadas.',
  ],
  operatingExpenses: [
    lines.operatingExpenses,
    'Lo que cuesta mantener abiertas las puertas, se venda lo que se venda.',
  ],
  preOperating: [
    lines.preOperating,
    'Pagados antes de la primera venta, y ya gastados. Cuentan una vez, en el primer mes.',
  ],
  depreciation: [lines.depreciation, 'El equipo se desgasta. Cada mes carga una parte de lo que costó.'],
  operatingResult: [
    lines.operatingResult,
    'Lo que gana el negocio por sí mismo, antes de banco e impuestos.',
  ],
  nonOperatingExpenses: [
    lines.nonOperatingExpenses,
    'Costos al margen del trabajo diario, como las comisiones del banco.',
  ],
  interest: [lines.interest, 'Lo que cobran por su dinero quienes prestan.'],
  profitBeforeTax: [lines.profitBeforeTax, 'Lo que queda antes de que el Estado tome su parte.'],
  tax: [
    lines.tax,
    'La tasa de impuestos sobre la ganancia del año hasta ahora. Una pérdida devuelve lo apartado.',
  ],
  netProfit: [lines.netProfit, 'Lo que queda después de todo.'],
  principal: [
    lines.principal,
    'La parte de las cuotas que reduce el préstamo. No es un costo, pero sale del banco.',
  ],
  netCash: [
    'Cambio en la caja',
    'Lo que de verdad entra, menos lo que de verdad sale. La depreciación no se paga, así que no está aquí.',
  ],
  openingCash: [lines.openingCash, 'Lo que hay en el banco cuando empieza el periodo.'],
  closingCash: [lines.closingCash, 'Lo que hay en el banco cuando termina el periodo.'],
  taxable: [
    'Ganancia que paga impuestos',
    'Toda la ganancia del año hasta ahora. Una pérdida no paga impuestos.',
  ],
  growth: ['Gastos comparados con el año 1', 'Cómo crecen los gastos de un año a otro.'],
  continuity: [
    'Parte de las subvenciones que continúa',
    'El año 1 las tiene todas; los años siguientes, lo que se espera.',
  ],
  marketShare: [
    'Ingresos que vienen del mercado',
    'La parte de los ingresos que viene de personas que compran.',
  ],
  units: ['Unidades vendidas', 'El pronóstico, ajustado por el escenario.'],
  salesOf: ['Ventas de', 'Unidades vendidas por el precio.'],
  cogsOf: ['Costo de las unidades vendidas de', 'Unidades vendidas por el costo de una.'],
  unitCost: ['Costo de una unidad', 'Todos los componentes de un lote, repartidos entre sus unidades.'],
  factor: ['Ventas comparadas con el pronóstico', 'Cuánto mejor o peor es el escenario.'],
  breakEvenUnits: [
    'Unidades que vender en un año para cubrir los costos',
    'Si los productos se venden en la misma mezcla que en el año 1.',
  ],
  breakEvenUnitsMonth: [
    'Unidades que vender en un mes para cubrir los costos',
    'La doceava parte del año. Para vender lo suficiente se redondea hacia arriba.',
  ],
  marketUnits: ['Unidades que el mercado compraría en un año', 'Lo que indican los datos del mercado.'],
  loanInterest: ['Intereses del préstamo', 'Sobre lo que todavía se debe, por cada mes.'],
  loanPrincipal: ['Devuelto del préstamo', 'Lo que se debe antes, menos lo que se debe después.'],
  loanBalance: ['Lo que aún se debe del préstamo', 'Lo que queda después de las cuotas pagadas.'],
  loanCost: [
    'Intereses de un préstamo en total',
    'Lo que cuesta un préstamo: todas sus cuotas, sin lo que devuelven.',
  ],
  loanPayment: [
    'Cuota mensual del préstamo',
    'La misma cada mes: intereses y una parte del préstamo juntos.',
  ],
  'balance.cash': [lines['balance.cash'], 'Lo que hay en el banco al final del año.'],
  'balance.stockAndDeposits': [lines['balance.stockAndDeposits'], 'Pagados antes de abrir y todavía ahí.'],
  'balance.netFixedAssets': [lines['balance.netFixedAssets'], 'Lo que costó, menos lo que se ha desgastado.'],
  'balance.totalAssets': [lines['balance.totalAssets'], 'Todo lo que vale al final del año.'],
  'balance.loans': [lines['balance.loans'], 'Dinero de quienes prestan.'],
  'balance.paidIn': [
    lines['balance.paidIn'],
    'Ahorros, subvenciones e inversiones para empezar. Nadie los pide de vuelta.',
  ],
  'balance.retained': [
    lines['balance.retained'],
    'Las ganancias y pérdidas netas de todos los años hasta ahora.',
  ],
  'balance.totalFunding': [lines['balance.totalFunding'], 'Es igual a lo que tiene el negocio, al centavo.'],
  leads: ['Contactos', 'Personas que muestran interés después de saber del negocio.'],
  warm: ['Personas interesadas', 'Contactos que se acercan. No puede haber más que contactos.'],
  customers: ['Clientes', 'Personas que compran. No puede haber más que personas interesadas.'],
  budget: ['Presupuesto de marketing', 'Lo que cuestan en un año las actividades elegidas.'],
  cac: ['Costo de ganar un cliente', 'El presupuesto, repartido entre los clientes que trae.'],
  margin: ['Lo que deja una unidad', 'Su precio, menos su costo.'],
  ltv: ['Valor de vida del cliente', 'Lo que deja un cliente en todos sus años como cliente.'],
  ratio: ['Valor ÷ costo', 'Cuántas veces devuelve un cliente lo que costó ganarlo.'],
  'start.fixedAssets': ['Activos fijos', 'Las cosas duraderas que se compran.'],
  'start.preOperating': ['Capital preoperativo', 'Lo que se paga o se guarda antes de la primera venta.'],
  'start.need': ['Dinero necesario para empezar', 'Todo lo que tiene que estar antes de abrir.'],
  'start.funding': ['Financiamiento para empezar', 'Todas las fuentes de dinero para empezar.'],
  'start.gap': [
    'Lo que falta para empezar',
    'Lo que se necesita, menos lo que se ha conseguido. Por debajo de cero hay más de lo necesario.',
  ],
  'start.reserve': ['Reserva de caja', 'Capital de trabajo que se queda en el banco.'],
  'start.openingCash': [
    'Caja el día de apertura',
    'El financiamiento, menos todo lo que se paga antes de abrir.',
  ],
  fixedCosts: [
    lines.fixedCosts,
    'Lo que hay que pagar aunque nadie compre. Lo que se gasta una sola vez antes de abrir no está incluido.',
  ],
  totalCosts: ['Todos los costos del año 1', 'Los costos fijos y lo que cuestan las unidades vendidas.'],
  contributionRatio: [
    lines.contributionRatio,
    'La parte de una venta que queda cuando la unidad vendida está pagada. Cubre los costos fijos.',
  ],
  breakEvenSalesYear: [
    'Ventas de un año que cubren los costos',
    'El punto de equilibrio: ni ganancia ni pérdida.',
  ],
  breakEvenSalesMonth: ['Ventas de un mes que cubren los costos', 'La doceava parte del año.'],
  stillToCover: ['Costos fijos que deben cubrir las ventas', 'Los otros ingresos cubren el resto.'],
  breakEvenSalesYearAfterAdditional: [
    'Ventas que bastan con los otros ingresos',
    'Mientras membresías, subvenciones y donaciones lleguen como está previsto.',
  ],
  safetyMarginPct: [
    'Margen de seguridad',
    'Cuánto pueden bajar las ventas antes de perder dinero. Por debajo de cero, todavía no cubren los costos.',
  ],
  assetWear: ['Se gasta cada mes', 'Su costo, repartido entre los meses en que sirve.'],
  assetsOf: ['Activos fijos de una clase', 'Lo que cuestan juntas las cosas de esta clase.'],
  assetsPart: ['Parte de todos los activos fijos', 'Cuánto de cada 100 va a esta clase.'],
  expenseYear: ['En un año', 'Doce veces el costo de un mes.'],
  expensesOf: ['Gastos de una categoría, al mes', 'Lo que toma cada mes esta categoría.'],
  expensesPart: ['Parte de todos los gastos', 'Cuánto de cada 100 va a esta categoría.'],
  monthlyExpenses: ['Todos los gastos de un mes', 'Operativos y no operativos juntos, en el año 1.'],
  reserveMonths: ['Meses que alcanza la reserva', 'La reserva de caja, dividida entre los gastos de un mes.'],
  paidBefore: [
    'Pagado antes de abrir',
    'Permisos, inventario, depósitos, obras: todo menos la reserva que queda en el banco.',
  ],
  marketingPlanned: [
    'Plan de marketing, al mes',
    'La doceava parte de lo que cuestan en un año las actividades elegidas.',
  ],
  marketingEntered: ['Marketing en los gastos, al mes', 'Los gastos operativos que son de marketing.'],
  fundingOf: ['Financiamiento según qué tan seguro es', 'Las fuentes que están en esta columna.'],
  loanPaid: ['Todas las cuotas del préstamo', 'Cada cuota mensual hasta que no se deba nada.'],
  loanRepaid: ['Todo lo devuelto del préstamo', 'Lo que devuelve cada año. Junto es el préstamo mismo.'],
  loanYearInterest: ['Intereses en un año del préstamo', 'Lo pagado en el año, menos la parte que devuelve.'],
  loanYearPrincipal: [
    'Devuelto en un año del préstamo',
    'Lo que se debe antes del año, menos lo que se debe después.',
  ],
  loanYearPaid: ['Pagado en un año del préstamo', 'Las cuotas mensuales del año.'],
  loanYearBalance: [
    'Lo que aún se debe después de un año',
    'Lo que queda después de todas las cuotas pagadas.',
  ],
  funnelUnits: ['Unidades al año que indica el embudo', 'Lo que comprarían los clientes del marketing.'],
  batchCost: ['Costo de un lote', 'Todo lo que lleva un lote.'],
  batchOf: ['Costo de un tipo en un lote', 'Lo que suman los costos de este tipo.'],
  batchPart: ['Parte de todo el lote', 'Cuánto de cada 100 va a costos de este tipo.'],
  costPlus: ['Costo más recargo', 'El costo de una unidad con el recargo encima.'],
  priceMargin: ['Lo que deja una unidad al precio promedio', 'El precio, menos el costo de una unidad.'],
  priceMarginPct: [
    'Margen en porcentaje del precio',
    'Cuánto queda, después del costo, de cada 100 que paga un cliente.',
  ],
  pricedCustomers: [
    'Clientes de todos los segmentos con precio',
    'Lo que indican sus cuotas de mercado, juntas.',
  ],
  suggestedPrice: [
    'Precio sugerido',
    'Lo que pagan los segmentos, cada uno contado por los clientes que debería traer.',
  ],
  competitorAverage: [
    'Promedio de los competidores',
    'Los precios que la gente paga hoy, cada uno contado tanto como se usa.',
  ],
  competitorShares: ['Cuota de todos los competidores', 'Sus cuotas de mercado juntas.'],
  sharesTaken: ['Mercado que tiene nombre', 'Las cuotas de los competidores y la tuya.'],
  sharesLeft: ['Mercado de otros', 'Lo que queda de todo el mercado.'],
  marketCustomers: ['Clientes que indica la cuota de mercado', 'Esa parte del mercado objetivo.'],
  marginPct: [
    'Margen en porcentaje del precio',
    'Cuánto queda, después del costo, de cada 100 que paga un cliente.',
  ],
}

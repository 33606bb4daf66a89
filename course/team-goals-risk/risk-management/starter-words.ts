/** Risks to start from, by theme, side by side. */
export const starters = {
  en: [
    [
      'Money',
      ['Customers pay late', 'The loan or grant comes later than planned', 'Prices of materials rise'],
    ],
    ['People', ['A key person falls ill or leaves', 'The founder is worn out', 'Partners quarrel']],
    ['Suppliers', ['Our only supplier stops', 'Material arrives late or broken']],
    ['Law', ['A permit is refused or late', 'A new rule changes what we may sell']],
    ['Weather and climate', ['Floods or drought stop the work', 'Heat spoils the goods']],
    ['Health', ['Somebody is hurt at work', 'A disease closes markets']],
    ['Reputation', ['A fault of the product becomes known', 'Somebody spreads a rumour about us']],
    ['Mission drift', ['Those who pay best push out those we work for', 'A large funder changes what we do']],
  ],
  es: [
    [
      'Dinero',
      [
        'Los clientes pagan tarde',
        'El préstamo o la subvención llega tarde',
        'Sube el precio de los materiales',
      ],
    ],
    [
      'Personas',
      ['Una persona clave se enferma o se va', 'Quien fundó el negocio se agota', 'Los socios se pelean'],
    ],
    ['Proveedores', ['Nuestro único proveedor deja de vender', 'El material llega tarde o dañado']],
    ['Leyes', ['Niegan o demoran un permiso', 'Una regla nueva cambia lo que podemos vender']],
    ['Clima', ['Una inundación o sequía detiene el trabajo', 'El calor daña los productos']],
    ['Salud', ['Alguien se lastima trabajando', 'Una enfermedad cierra los mercados']],
    ['Reputación', ['Se conoce una falla del producto', 'Alguien difunde un rumor sobre nosotros']],
    [
      'Pérdida de la misión',
      ['Quien paga mejor desplaza a quienes servimos', 'Un financiador grande cambia lo que hacemos'],
    ],
  ],
} as const

/** Risks that the plan itself points to. */
export const planned = {
  en: {
    against: (name: string) => `Resistance from ${name}`,
    cash: 'Cash falls below zero when sales are lower than planned',
  },
  es: {
    against: (name: string) => `Resistencia de ${name}`,
    cash: 'La caja queda bajo cero si vendemos menos de lo previsto',
  },
} as const

import { change } from '#course/samples/shared/change.ts'

export const woolChange = change({
  activities: [
    {
      label: 'clasificar',
      name: 'Formar y pagar a clasificadoras',
      description:
        'Doce mujeres aprenden con las maestras del lugar y clasifican para sus vecinas por un pago fijo.',
      outcomes: ['Las mujeres tienen un oficio pagado', 'La fibra se vende por su calidad'],
      reach: 240,
      causes: ['manos'],
    },
    {
      label: 'acopiar',
      name: 'Juntar la fibra y pagar la mitad el mismo día',
      description: 'Un acopio con balanza y pizarra a la vista; la otra mitad se paga al cerrar la venta.',
      outcomes: ['Las familias ganan más por la misma fibra'],
      reach: 310,
      causes: ['solas'],
    },
    {
      label: 'vender',
      name: 'Vender directo a talleres de tejido',
      description: 'Contratos cortos con talleres de Arequipa y Cusco que piden fibra fina y limpia.',
      outcomes: ['Las familias conocen a quien usa su fibra'],
      reach: 310,
      causes: ['manos', 'solas'],
    },
  ],
  impact: 'Criar alpacas vuelve a ser una forma de vida que los hijos quieren heredar.',
  why: {
    story:
      'Mi abuela reconocía una alpaca fina con los ojos cerrados. Cuando murió, vendimos su última esquila al precio de la fibra gruesa, porque ninguno de nosotros supo discutir.',
    contribution: 'devolver el precio justo a las manos que saben',
    impact: 'nadie tenga que vender su rebaño para mandar a un hijo al colegio',
    how: ['La balanza siempre a la vista', 'Las abuelas enseñan', 'La mitad se paga hoy'],
    what: [
      ['que-fibra', 'Fibra clasificada por familias conocidas'],
      ['que-servicio', 'Servicio de clasificación en la estancia'],
    ],
    mission:
      'Devolver el precio justo a las manos que saben, para que nadie tenga que vender su rebaño para mandar a un hijo al colegio.',
    vision: 'En diez años la fibra de Puno sale de la altura con nombre y apellido.',
  },
})

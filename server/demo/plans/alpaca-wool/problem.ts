import { problem } from '#course/samples/shared/problem.ts'

export const woolProblem = problem({
  who: 'Familias pastoras con menos de cien alpacas',
  what: 'venden la fibra sucia y mezclada por menos de lo que cuesta criarla',
  where: 'los distritos de Macusani y Nuñoa, en las alturas de Puno, Perú',
  when: 'en cada esquila, de octubre a diciembre',
  evidence: 'revisamos las boletas de 31 familias: el precio por libra no subió en seis años y el forraje sí',
  definition:
    'En Macusani y Nuñoa, las familias con menos de cien alpacas venden su fibra por menos de lo que les cuesta criarla. Pasa en cada esquila. Lo sabemos por las boletas de 31 familias de los últimos seis años.',
  causes: [
    {
      text: 'La fibra se vende sin clasificar',
      rating: [5, 5],
      because: [
        {
          label: 'manos',
          text: 'Pocas mujeres del lugar saben separar las calidades al tacto',
          rating: [5, 5],
          chosen: {
            reason: 'Es un saber que se enseña en tres semanas y que el comprador paga.',
            belief: 'Con fibra clasificada las familias ganarían al menos un tercio más',
            sureness: 4,
            provedWrongBy: 'El acopiador paga lo mismo por fibra clasificada que por fibra mezclada',
            questions: [
              {
                label: 'q-venta',
                ask: 'Cuéntame de tu última venta de fibra. ¿Quién puso el precio y cómo?',
                learned: [
                  'Aprendimos que el precio se decide mirando el vellón de arriba. Esto significa que una buena primera capa ya cambia la conversación.',
                ],
                notes: [
                  {
                    label: 'nota-precio',
                    kind: 'quote',
                    text: 'Él mete la mano, dice "gruesa" y ahí se acaba la conversación.',
                    from: 'pastoras',
                  },
                  {
                    kind: 'fact',
                    text: 'Diferencia entre fibra fina y mezclada en Juliaca: 9 soles por libra.',
                    from: 'boletas',
                  },
                ],
              },
              {
                label: 'q-tacto',
                ask: '¿Quién te enseñó a reconocer la fibra fina y qué hiciste con lo que aprendiste?',
                learned: [
                  'Aprendimos que las abuelas sabían y nadie les preguntó. Esto significa que ya tenemos maestras.',
                ],
                notes: [
                  {
                    kind: 'observation',
                    text: 'Doña Fortunata separó dos costales en veinte minutos; el laboratorio le dio la razón.',
                    from: 'esquila',
                  },
                  {
                    kind: 'quote',
                    text: 'Mi mamá me tapaba los ojos y yo tenía que decir cuál era.',
                    from: 'abuelas',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed: 'Creíamos que había que traer maestras de Arequipa. Viven aquí.',
          },
          because: [
            {
              text: 'Las jóvenes se van a la mina o a la ciudad antes de aprender',
              rating: [3, 2],
              because: [{ text: 'Nadie les paga por ese trabajo', rating: [4, 4] }],
            },
          ],
        },
      ],
    },
    {
      text: 'Cada familia vende sola y en poca cantidad',
      rating: [4, 4],
      because: [
        {
          label: 'solas',
          text: 'Las asociaciones anteriores perdieron el dinero y la confianza',
          rating: [4, 3],
          chosen: {
            reason: 'Sin confianza nadie junta su fibra, por buena que esté.',
            belief: 'Las familias venderían juntas si cada una viera su peso y su pago escritos',
            sureness: 3,
            provedWrongBy: 'Prefieren vender solas aun con cuentas abiertas',
            questions: [
              {
                label: 'q-asociacion',
                ask: 'Háblame de la última vez que vendiste junto con otras familias. ¿Cómo terminó?',
                learned: [
                  'Aprendimos que el problema fue la demora del pago y no el robo. Esto significa que hay que pagar una parte el mismo día.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: 'Pagaron en marzo. En marzo mi hijo ya no estaba en el colegio.',
                    from: 'madre',
                  },
                ],
              },
              {
                label: 'q-cuentas',
                ask: '¿Qué papeles viste de esa venta y quién los guardó?',
                learned: [
                  'Aprendimos que nadie vio papeles. Esto significa que la pizarra importa más que el libro.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: 'El libro lo tenía el presidente. El presidente ya no vive acá.',
                    from: 'dirigente',
                  },
                ],
              },
            ],
            verdict: 'partly',
            changed: 'No es desconfianza de las personas, es que el pago tardaba cuatro meses.',
          },
        },
      ],
    },
  ],
  effects: [
    {
      text: 'Las familias venden animales para pagar el colegio',
      leadsTo: ['El rebaño se achica cada año', 'Los jóvenes dejan la altura'],
    },
  ],
  sources: [
    { label: 'pastoras', text: 'Diez pastoras de Nuñoa, visitadas en su estancia', type: 'people' },
    { label: 'madre', text: 'V. Mamani, pastora con tres hijos en el colegio', type: 'people' },
    { label: 'abuelas', text: 'Cuatro abuelas que separan fibra desde niñas', type: 'people' },
    { label: 'dirigente', text: 'E. Quispe, antiguo secretario de una asociación', type: 'expert' },
    { label: 'boletas', text: 'Boletas de venta de 31 familias, seis años', type: 'document' },
    { label: 'esquila', text: 'Dos días de esquila en Macusani', type: 'observation' },
  ],
  statement:
    'Las familias pastoras de Macusani y Nuñoa luchan con un precio que no cubre sus gastos, porque venden la fibra sin clasificar y cada una por su lado. Por eso venden animales para pagar el colegio y los jóvenes dejan la altura.',
})

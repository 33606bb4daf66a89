import { problem } from '#course/samples/shared/problem.ts'

export const filterProblem = problem({
  who: 'Familias con niños pequeños que sacan agua de pozos poco profundos o la compran a carretilleros',
  what: 'beben agua que las enferma, aunque la mayoría cree que está bastante limpia',
  where: 'Nyalenda y Manyatta, dos barrios en las afueras de Kisumu, Kenia',
  when: 'todo el año, y es peor en las lluvias largas de marzo a mayo, cuando los pozos se inundan',
  evidence:
    'el centro de salud de Nyalenda atendió a 1 140 niños menores de cinco años con diarrea el año pasado; nuestra prueba encontró gérmenes en 17 de 20 pozos',
  definition:
    'En Nyalenda y Manyatta, las familias con niños pequeños beben agua de pozo que las enferma. Pasa todo el año y es peor en las lluvias largas. Lo sabemos porque el centro de salud atendió a 1 140 niños con diarrea el año pasado y 17 de los 20 pozos que probamos tenían gérmenes.',
  causes: [
    {
      text: 'El agua de pozo se bebe en casa sin ningún tratamiento',
      rating: [5, 4],
      because: [
        {
          label: 'boiling',
          text: 'Hervir gasta más carbón del que una familia puede pagar',
          rating: [5, 5],
          chosen: {
            reason:
              'Un filtro no usa combustible. Si la verdadera barrera es el carbón, podemos quitarla para siempre.',
            belief: 'Las familias no hierven el agua porque el carbón es demasiado caro',
            sureness: 4,
            provedWrongBy:
              'La mayoría dice que herviría si el carbón fuera gratis, pero cuando lo tiene tampoco hierve',
            questions: [
              {
                label: 'q-boil',
                ask: 'Cuénteme de la última vez que hirvió agua para beber. ¿Qué la llevó a hacerlo?',
                learned: [
                  'Aprendimos que las madres hierven solo cuando un niño ya está enfermo, porque una olla gasta 15 chelines de carbón. Esto significa que tratar el agua debe costar casi nada por día.',
                ],
                notes: [
                  {
                    label: 'note-charcoal',
                    kind: 'quote',
                    text: 'Si hiervo para seis, se acaba el carbón de la cena.',
                    from: 'mothers',
                  },
                  {
                    kind: 'fact',
                    text: 'Una lata de carbón subió de 60 a 90 chelines en un año.',
                    from: 'prices',
                  },
                ],
              },
              {
                label: 'q-spend',
                ask: '¿Cuánto gastó la semana pasada en agua y en combustible?',
                learned: [
                  'Aprendimos que una familia gasta de 250 a 400 chelines por semana en agua y carbón. Esto significa que un filtro se paga solo en tres meses.',
                ],
                notes: [
                  {
                    label: 'note-bottles',
                    kind: 'quote',
                    text: 'Para el bebé compro el bidón de 20 litros. Cuesta 300 chelines y lo subo cargando desde la carretera.',
                    from: 'new-mother',
                  },
                  {
                    kind: 'observation',
                    text: 'En nueve de doce cocinas el fuego se apagó antes del mediodía para ahorrar carbón.',
                    from: 'visits',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed:
              'El precio por día pesa más que el total: la gente piensa en chelines por olla, no por mes.',
          },
          because: [
            {
              text: 'El carbón viene de lejos desde que se talaron los cerros alrededor del lago',
              rating: [2, 1],
              because: [
                { text: 'Los dueños de la tierra ganan más con la caña que con los árboles', rating: [1, 1] },
              ],
            },
          ],
        },
        {
          label: 'taste',
          text: 'Las gotas de cloro cambian el sabor y se dejan después de una semana',
          rating: [3, 4],
          chosen: {
            reason: 'Podemos actuar de inmediato: el barro cocido no deja ningún sabor.',
            belief: 'La gente deja el cloro por su sabor y su olor',
            sureness: 3,
            provedWrongBy: 'Las familias dicen que lo dejaron por otra razón, por ejemplo porque se acabó',
            questions: [
              {
                label: 'q-chlorine',
                ask: '¿Cuándo usó gotas de cloro por última vez y qué pasó después?',
                learned: [
                  'Aprendimos que el sabor es una razón de tres: también se les acabó, o les dijeron que el cloro daña a las mujeres. Esto significa que la confianza pesa tanto como el sabor.',
                ],
                notes: [
                  {
                    label: 'note-chlorine',
                    kind: 'quote',
                    text: 'Mi esposo dijo que el té olía a hospital, así que guardé el frasco.',
                    from: 'mothers',
                  },
                  {
                    kind: 'quote',
                    text: 'El frasco se vació, y en la calle nadie lo vende.',
                    from: 'father',
                  },
                  {
                    kind: 'quote',
                    text: 'Me lo piden solo en las semanas de cólera.',
                    from: 'health-worker',
                  },
                ],
              },
              {
                label: 'q-trust',
                ask: '¿A quién preguntó la última vez que dudó si el agua era segura?',
                learned: [
                  'Aprendimos que la gente pregunta a la promotora de salud y a la vecina que llegó primero al pozo. Esto significa que ellas dos deben ver funcionar el filtro.',
                ],
                notes: [
                  {
                    kind: 'observation',
                    text: 'Tres mujeres esperaron junto al pozo hasta que la promotora probó el agua.',
                    from: 'visits',
                  },
                ],
              },
            ],
            verdict: 'partly',
            changed: 'Pensábamos que era solo el sabor. Los rumores sobre el cloro pesan igual.',
          },
        },
      ],
    },
    {
      text: 'Los pozos y las letrinas están demasiado cerca',
      rating: [4, 1],
      because: [
        {
          text: 'Los lotes son tan pequeños que la letrina no cabe en otro lugar',
          rating: [3, 1],
          because: [{ text: 'Los dueños construyen cuartos antes que baños', rating: [3, 2] }],
        },
      ],
    },
  ],
  effects: [
    {
      text: 'Los niños tienen diarrea varias veces al año',
      leadsTo: [
        'Los niños faltan a la escuela y crecen despacio',
        'Las familias gastan sus ahorros en consultas y medicinas',
      ],
    },
    { text: 'Las madres pierden días de trabajo cuidando a un niño enfermo' },
  ],
  sources: [
    {
      label: 'mothers',
      text: 'Doce madres de Nyalenda B, entrevistadas en su casa durante dos sábados',
      type: 'people',
    },
    {
      label: 'new-mother',
      text: 'Dos madres de bebés menores de un año que compran agua en bidón, junto a la carretera',
      type: 'people',
    },
    {
      label: 'father',
      text: 'Un padre de cuatro hijos en Manyatta que dejó las gotas de cloro, un domingo en su casa',
      type: 'people',
    },
    {
      label: 'health-worker',
      text: 'J. Ouma, promotora de salud, a cargo de 98 hogares',
      type: 'expert',
    },
    {
      label: 'prices',
      text: 'Precios del carbón y del agua en el mercado de Kibuye, anotados cada viernes durante ocho semanas',
      type: 'document',
    },
    {
      label: 'visits',
      text: 'Mañanas en tres pozos y en doce cocinas: quién saca agua, quién hierve, quién bebe primero',
      type: 'observation',
    },
    {
      label: 'health-centre',
      text: 'Registro del centro de salud de Nyalenda, casos de diarrea por mes',
      type: 'organisation',
      planned: ['q-boil'],
    },
  ],
  statement:
    'Las familias con niños pequeños de Nyalenda y Manyatta luchan con un agua que las enferma, porque hervirla consume el carbón de la cena y el cloro ni gusta ni da confianza. Por eso los niños tienen diarrea varias veces al año, las madres pierden días de trabajo y los ahorros se van en el centro de salud.',
})

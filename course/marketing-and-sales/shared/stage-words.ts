import type { EditedStage } from './activities.ts'
import { funnelWords } from './funnel-words.ts'

/** Ideas by setting, and what the two rooms say of their own. */
export const stageWords = {
  tofu: {
    en: {
      ...funnelWords.en,
      count: (done: number, all: number) => `${done} of ${all} activities worked out`,
      add: 'One more activity that makes you known',
      empty: 'Your first ideas come from the step before, or from the library.',
      none: 'The team has no activity here yet.',
      newFor: 'New activities are for',
      library: 'Idea library',
      hints: { description: 'The message, the place and the time.', reach: 'Count each person once.' },
      settings: [
        {
          title: 'Village',
          ideas: [
            'Radio spot',
            'Talk at the water point',
            'Notice at church or mosque',
            'Evening with music',
          ],
        },
        {
          title: 'Town',
          ideas: ['Market stand', 'School demonstration', 'Poster at the bus stop', 'Street parade'],
        },
        {
          title: 'Online',
          ideas: ['WhatsApp status', 'Short video of a customer', 'Post in neighbourhood groups'],
        },
        {
          title: 'Partners',
          ideas: ['Referral by health workers', 'Teachers tell parents', 'Leaflet in partner shops'],
        },
      ],
    },
    es: {
      ...funnelWords.es,
      count: (done: number, all: number) => `${done} de ${all} actividades desarrolladas`,
      add: 'Otra actividad para darte a conocer',
      empty: 'Tus primeras ideas vienen del paso anterior o de la biblioteca.',
      none: 'El equipo todavía no tiene actividades aquí.',
      newFor: 'Las actividades nuevas son para',
      library: 'Biblioteca de ideas',
      hints: {
        description: 'El mensaje, el lugar y el momento.',
        reach: 'Cuenta a cada persona una sola vez.',
      },
      settings: [
        {
          title: 'Pueblo',
          ideas: ['Anuncio de radio', 'Charla junto al pozo', 'Aviso en la iglesia', 'Tarde con música'],
        },
        {
          title: 'Ciudad',
          ideas: [
            'Puesto en el mercado',
            'Demostración en la escuela',
            'Cartel en la parada',
            'Desfile en la calle',
          ],
        },
        {
          title: 'En línea',
          ideas: ['Estado de WhatsApp', 'Video corto de un cliente', 'Publicación en los grupos del barrio'],
        },
        {
          title: 'Aliados',
          ideas: [
            'Recomendación de promotores de salud',
            'Docentes avisan a las familias',
            'Volante en tiendas aliadas',
          ],
        },
      ],
    },
  },
  bofu: {
    en: {
      ...funnelWords.en,
      reach: 'Interested people you follow up per year',
      count: (done: number, all: number) => `${done} of ${all} activities worked out`,
      add: 'One more activity that closes sales',
      empty: 'Your first ideas come from the funnel, or from the library.',
      none: 'The team has no activity here yet.',
      newFor: 'New activities are for',
      library: 'Idea library',
      hints: {
        description: 'Who contacts whom, when, and what you offer.',
        reach: 'Only people who have shown interest.',
      },
      settings: [
        { title: 'Trust', ideas: ['Home visit', 'Guarantee', 'Call from a happy customer'] },
        { title: 'Trial', ideas: ['Free trial', 'First visit free'] },
        { title: 'Payment', ideas: ['Pay in instalments', 'Group order'] },
        { title: 'Second purchase', ideas: ['Follow-up call', 'Loyalty card'] },
      ],
    },
    es: {
      ...funnelWords.es,
      reach: 'Personas interesadas con seguimiento al año',
      count: (done: number, all: number) => `${done} de ${all} actividades desarrolladas`,
      add: 'Otra actividad para cerrar ventas',
      empty: 'Tus primeras ideas vienen del embudo o de la biblioteca.',
      none: 'El equipo todavía no tiene actividades aquí.',
      newFor: 'Las actividades nuevas son para',
      library: 'Biblioteca de ideas',
      hints: {
        description: 'Quién contacta a quién, cuándo y qué ofreces.',
        reach: 'Solo personas que ya mostraron interés.',
      },
      settings: [
        { title: 'Confianza', ideas: ['Visita a casa', 'Garantía', 'Llamada de un cliente contento'] },
        { title: 'Prueba', ideas: ['Prueba gratis', 'Primera visita gratis'] },
        { title: 'Pago', ideas: ['Pago en cuotas', 'Pedido en grupo'] },
        { title: 'Segunda compra', ideas: ['Llamada de seguimiento', 'Tarjeta de cliente frecuente'] },
      ],
    },
  },
} as const satisfies Record<EditedStage, object>

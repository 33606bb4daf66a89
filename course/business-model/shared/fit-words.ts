/** Why a model fits, side by side. */
export const fitWords = {
  en: {
    impact: {
      customers: 'Fits because the people to be helped are customers.',
      workers: 'Fits because the people to be helped work in the business.',
      suppliers: 'Fits because the people to be helped sell to the business.',
      entrepreneurs: 'Fits because the people to be helped run a business of their own.',
      members: 'Fits because the people to be helped are members of the business.',
      community: 'Fits because the whole community is helped, not only those who buy.',
    },
    paysEach: (segment: string) => `Fits because ${segment} pay for each piece or visit.`,
    lasts: (offering: string, segment: string) =>
      `Fits because ${offering} lasts long: ${segment} could use it without owning it.`,
    steady: (offering: string, segment: string) =>
      `Fits because ${segment} pay for ${offering} at regular times, whether they need it or not.`,
    teaches: (offering: string) => `Fits because ${offering} is something that can be learned.`,
    knowHow: (segment: string) => `Fits because ${segment} are organisations, which pay for know-how.`,
    digital: (offering: string) => `Fits because ${offering} is digital and can reach many people.`,
    doesNotPay: (segment: string) => `Fits because ${segment} benefit and do not pay.`,
    sellThemselves: 'Fits because the people to be helped sell something themselves.',
    comeTogether: 'Fits because the people to be helped can come together in one place.',
  },
  es: {
    impact: {
      customers: 'Encaja porque las personas a las que se ayuda son clientes.',
      workers: 'Encaja porque las personas a las que se ayuda trabajan en el negocio.',
      suppliers: 'Encaja porque las personas a las que se ayuda le venden al negocio.',
      entrepreneurs: 'Encaja porque las personas a las que se ayuda tienen su propio negocio.',
      members: 'Encaja porque las personas a las que se ayuda son miembros del negocio.',
      community: 'Encaja porque se ayuda a toda la comunidad, no solo a quien compra.',
    },
    paysEach: (segment: string) => `Encaja porque pagan por pieza o por visita: ${segment}.`,
    lasts: (offering: string, segment: string) =>
      `Encaja porque ${offering} dura mucho y lo pueden usar sin comprarlo: ${segment}.`,
    steady: (offering: string, segment: string) =>
      `Encaja porque ${offering} se paga en fechas fijas, se necesite o no: ${segment}.`,
    teaches: (offering: string) => `Encaja porque ${offering} es algo que se puede aprender.`,
    knowHow: (segment: string) => `Encaja porque son organizaciones y pagan por el conocimiento: ${segment}.`,
    digital: (offering: string) => `Encaja porque ${offering} es digital y puede llegar a mucha gente.`,
    doesNotPay: (segment: string) => `Encaja porque se benefician y no pagan: ${segment}.`,
    sellThemselves: 'Encaja porque las personas a las que se ayuda también venden.',
    comeTogether: 'Encaja porque las personas a las que se ayuda pueden reunirse en un lugar.',
  },
} as const

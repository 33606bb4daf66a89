import { fitPicture } from '#course/plan-view/fit-picture.ts'
import { only, pictures, type SectionPart, under } from '#course/plan-view/telling.ts'

const words = {
  en: {
    promise: 'What we promise',
    offer: 'What we offer',
    fit: 'How well it fits',
    buying: 'How customers buy',
  },
  es: {
    promise: 'Lo que prometemos',
    offer: 'Lo que ofrecemos',
    fit: 'Qué tan bien encaja',
    buying: 'Cómo compran los clientes',
  },
} as const

/** What is offered, to whom, how well it answers what they need, and how they buy it. */
export const offerings: SectionPart = (told) => {
  const text = words[told.locale]
  return [
    ...under(text.promise, told.step('six', 'value-proposition')),
    ...under(text.offer, only(['table'], told.step('two', 'my-offerings'))),
    ...(told.takes('two') ? under(text.fit, pictures(fitPicture(told.plan, told.locale))) : []),
    ...under(text.buying, told.step('four', 'product-customer-relationship')),
  ]
}

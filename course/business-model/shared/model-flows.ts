import { modelIds } from '#course/model-ids.ts'
import type { Actor, Thing } from './flow-words.ts'

/** Two or three who stand in a row, and what goes from one place of it to another. */
export type Flow = {
  readonly row: readonly Actor[]
  readonly links: readonly (readonly [from: number, to: number, thing: Thing])[]
}

const trade = (from: number, to: number, thing: Thing, back: Thing): Flow['links'] => [
  [from, to, thing],
  [to, from, back],
]

const flows: Readonly<Record<keyof typeof modelIds, Flow>> = {
  'market intermediary': {
    row: ['producers', 'you', 'customers'],
    links: [...trade(0, 1, 'product', 'money'), ...trade(1, 2, 'product', 'money')],
  },
  employment: {
    row: ['helped', 'you', 'customers'],
    links: [...trade(0, 1, 'work', 'wage'), ...trade(1, 2, 'product', 'money')],
  },
  'fee-for-service': { row: ['you', 'helped'], links: trade(0, 1, 'service', 'money') },
  'organization support': {
    row: ['customers', 'you', 'organisation'],
    links: [...trade(0, 1, 'money', 'product'), [1, 2, 'profit']],
  },
  'service subsidization': {
    row: ['customers', 'you', 'helped'],
    links: [...trade(0, 1, 'money', 'service'), ...trade(1, 2, 'service', 'little')],
  },
  cooperative: {
    row: ['members', 'you', 'customers'],
    links: [...trade(0, 1, 'vote', 'profit'), ...trade(1, 2, 'product', 'money')],
  },
  'entrepreneur support': {
    row: ['you', 'owners', 'customers'],
    links: [...trade(0, 1, 'support', 'money'), ...trade(1, 2, 'product', 'money')],
  },
  'market linkage': {
    row: ['producers', 'you', 'customers'],
    links: [[1, 0, 'contact'], ...trade(1, 2, 'contact', 'fee'), ...trade(0, 2, 'product', 'money')],
  },
  'peer-to-peer': {
    row: ['people', 'you', 'others'],
    links: [[0, 1, 'fee'], [2, 1, 'fee'], ...trade(0, 2, 'service', 'money')],
  },
  'education and training': { row: ['you', 'learners'], links: trade(0, 1, 'course', 'money') },
  'direct sales': { row: ['you', 'customers'], links: trade(0, 1, 'product', 'money') },
  'risk sharing': { row: ['you', 'customers'], links: trade(0, 1, 'service', 'result') },
  data: {
    row: ['users', 'you', 'companies'],
    links: [...trade(0, 1, 'data', 'service'), ...trade(1, 2, 'figures', 'money')],
  },
  leasing: { row: ['you', 'customers'], links: trade(0, 1, 'use', 'rent') },
  consulting: { row: ['you', 'organisations'], links: trade(0, 1, 'advice', 'money') },
  'double business model': {
    row: ['customers', 'you', 'helped'],
    links: [...trade(0, 1, 'money', 'product'), [1, 2, 'service']],
  },
  ads: {
    row: ['advertisers', 'you', 'users'],
    links: [...trade(0, 1, 'money', 'attention'), [1, 2, 'service']],
  },
  fundraising: {
    row: ['donors', 'you', 'helped'],
    links: [...trade(0, 1, 'gift', 'thanks'), [1, 2, 'help']],
  },
  events: {
    row: ['sponsors', 'you', 'guests'],
    links: [...trade(0, 1, 'money', 'attention'), ...trade(1, 2, 'event', 'ticket')],
  },
  'revenue sharing': {
    row: ['you', 'partner', 'customers'],
    links: [...trade(0, 1, 'support', 'share'), ...trade(1, 2, 'product', 'money')],
  },
}

const byId = new Map<string, Flow>(
  Object.entries(modelIds).map(([name, id]) => [id, flows[name as keyof typeof modelIds]]),
)

/** How money, products and help flow in a model; only those that ship have a drawing. */
export const flowOf = (model: string): Flow | undefined => byId.get(model)

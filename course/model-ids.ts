import type { sharedModels } from './models.ts'

/** Ids of the shipped models by the name they ship with. They never change, even where a name is edited. */
export const modelIds = {
  'market intermediary': '30de10000000000000000101',
  employment: '30de10000000000000000102',
  'fee-for-service': '30de10000000000000000103',
  'organization support': '30de10000000000000000104',
  'service subsidization': '30de10000000000000000105',
  cooperative: '30de10000000000000000106',
  'entrepreneur support': '30de10000000000000000107',
  'market linkage': '30de10000000000000000108',
  'peer-to-peer': '30de10000000000000000109',
  'education and training': '30de10000000000000000201',
  'direct sales': '30de10000000000000000202',
  'risk sharing': '30de10000000000000000203',
  data: '30de10000000000000000204',
  leasing: '30de10000000000000000205',
  consulting: '30de10000000000000000206',
  'double business model': '30de10000000000000000207',
  ads: '30de10000000000000000208',
  fundraising: '30de10000000000000000209',
  events: '30de1000000000000000020a',
  'revenue sharing': '30de1000000000000000020b',
} as const satisfies Record<(typeof sharedModels)[number]['name'], string>

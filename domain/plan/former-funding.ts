import { fundingTypes } from '#domain/options/finance.ts'

type FundingType = (typeof fundingTypes)[number]['value']

/** A row of the older shape of funding sources, which names its kind "source" and in words of its own. */
export function fromFormer<T extends { readonly source?: unknown }>({ source, ...row }: T) {
  return {
    ...row,
    type: fundingTypes.find(({ value }) => value === source)?.value ?? ('other' as FundingType),
  }
}

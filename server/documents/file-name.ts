import type { DocumentFormat, SummaryOrder } from './summary-order.ts'

const longest = 60

/** As in water-for-nunoa-module-one-2026-03-04.pdf: every system and every mail program can keep such a name. */
export function fileName({ project, module, today }: Named, format: DocumentFormat): string {
  return `${plain(project) || 'project'}-module-${module.slug}-${today.slice(0, 10)}.${format}`
}

type Named = Pick<SummaryOrder, 'project' | 'today'> & { readonly module: { readonly slug: string } }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')

import type { DocumentFormat, SummaryOrder } from './summary-order.ts'

const longest = 60

const words = {
  en: { project: 'project', module: 'module' },
  es: { project: 'proyecto', module: 'modulo' },
} as const

/** As in water-for-nunoa-module-1-2026-03-04.pdf: every system and every mail program can keep such a name. */
export function fileName({ project, module, today, locale }: Named, format: DocumentFormat): string {
  const named = words[locale]
  return `${plain(project) || named.project}-${named.module}-${module.number}-${today.slice(0, 10)}.${format}`
}

type Named = Pick<SummaryOrder, 'project' | 'today' | 'locale'> & {
  readonly module: Pick<SummaryOrder['module'], 'number'>
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '')

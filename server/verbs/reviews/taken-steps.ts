/** Rows that carry the names of the steps that a cohort leaves out: whether a step is not among them. */
export function isTaken(rows: readonly { readonly data: unknown }[]): (slug: string) => boolean {
  const off = rows.flatMap(({ data }) => (Array.isArray(data) ? data : []))
  return (slug) => !off.includes(slug)
}

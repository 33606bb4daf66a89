import axe from 'axe-core'

/** Every rule that axe has. */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`))
}

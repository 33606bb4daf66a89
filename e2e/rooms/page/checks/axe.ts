import axe from 'axe-core'
import { markTextSamples, onlySamples } from '../../../text-samples.ts'

axe.configure(onlySamples)

/** Every rule that axe has; colours of each kind of text. */
export async function axeFaults(): Promise<string[]> {
  markTextSamples()
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(' ')}`))
}

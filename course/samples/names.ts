export const sampleNames = ['clay-filter', 'otra-vuelta'] as const
export type SampleName = (typeof sampleNames)[number]

/** The modules whose rooms can be looked at with a finished plan, in their order. */
export const sampledModules = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const
export type SampledModule = (typeof sampledModules)[number]

export const isSampled = (module: string): module is SampledModule =>
  (sampledModules as readonly string[]).includes(module)

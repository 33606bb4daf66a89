/** The parts of a step's text, besides its title. */
export const stepParts = [
  'intro',
  'primary_cta',
  'secondary_cta',
  'help_intro',
  'help_deepdive',
  'help_tips',
] as const

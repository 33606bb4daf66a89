/** What everybody is asked about a module, in the words of the specification. */
export const reviewQuestions = [
  'Was this module helpful for you?',
  'What was your favorite part from the module?',
  'What would you improve from this module?',
] as const

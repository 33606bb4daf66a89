const namesLikePlurals = new Set(
  `carlos luis jesús andrés marcos lucas tomás moisés nicolás matías elías thomas james dolores mercedes lourdes`.split(
    ' ',
  ),
)

/** Whether a word, in small letters, means several: "growers", "madres", and not "Carlos". */
export const isPlural = (word: string) => word.endsWith('s') && !namesLikePlurals.has(word)

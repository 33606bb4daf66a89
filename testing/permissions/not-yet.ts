/**
 * Operations of the matrix that the API does not offer yet, with the doors they will come through. Whoever adds
 * such a door takes its line away and says in this folder how the operation is called; the list ends empty.
 */
export const notYet: Readonly<Record<string, readonly string[]>> = {
  "finished export file by its id (the owner's job)": ['GET /exports/:id'],
}

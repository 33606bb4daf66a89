/**
 * Operations of the matrix on things that the product never keeps, with the doors that would open them: a file is made
 * when it is asked for and given in that answer alone (docs/decisions/034-documents.md).
 */
export const keptNowhere: Readonly<Record<string, readonly string[]>> = {
  "finished export file by its id (the owner's job)": ['GET /exports/:id'],
}

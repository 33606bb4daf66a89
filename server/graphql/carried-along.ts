/** What a record carries for the resolvers of its fields beside what the API shows of it. */
export const carriedAlong: Readonly<Record<string, readonly string[]>> = {
  Application: ['user_id: string', 'org_id: string'],
  ListedApplication: ['user_id: string', 'org_id: string'],
}

/** What a link to signing up says about who follows it. */
export function wantedRole(search: URLSearchParams): 'entrepreneur' | 'mentor' | null {
  const role = search.get('role')
  return role === 'entrepreneur' || role === 'mentor' ? role : null
}

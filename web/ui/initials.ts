/** First letters of first and last name; 'NU' when nobody is known. */
export function initials(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || 'NU'
}

/** What the shell shows of somebody. */
export type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email?: string | undefined
  readonly avatar?: string | null
}

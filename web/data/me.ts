import type { Operations } from './api-types.ts'

/** The signed-in person's custom data, as the API's `me` answers it. For display; the server decides. */
export type Me = NonNullable<Operations['Me']['result']['me']>

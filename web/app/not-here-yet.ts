import type { RouteName } from './routes.ts'

/** Pages whose content is still to come. A page leaves this list when its screen is written. */
export const notHereYet = ['home-project-module'] as const satisfies readonly RouteName[]

import type { Actor } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'
import { manageCohort, onlySuper } from './programme.ts'

/** Models and steps are shared content: everybody who is signed in reads them. */
export const readSharedContent = (actor: Actor | null): Answer => allowedIf(actor !== null, 'hidden')

export const editModels = onlySuper
/** The platform's own wording of a step. */
export const editBaseStep = onlySuper
/** A cohort's wording is laid over the platform's and changes no other cohort. */
export const customiseStep = manageCohort

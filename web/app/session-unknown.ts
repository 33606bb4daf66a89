/** A guarded page was asked for while nobody can say who is signed in. */
export class SessionUnknown extends Error {}

/** A guarded page was asked for while nobody can say who is signed in. */
export class SessionUnknown extends Error {}

/** Somebody logged out here, the server has not heard of it yet, and the login page cannot be reached either. */
export class SignedOutHere extends Error {}

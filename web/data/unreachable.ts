/** No answer: offline, timed out, or the server is down. Never a reason to log anybody out. */
export class Unreachable extends Error {}

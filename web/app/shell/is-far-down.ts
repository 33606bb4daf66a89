/** Pixels scrolled after which a way back to the top is offered. */
const farDown = 300

export function isFarDown(scrolled: number): boolean {
  return scrolled > farDown
}

const stillFrames = 2
const mostFrames = 600

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** What may wait, such as a long report, is drawn before the page has nothing else to do. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))

/** What runs on forever, such as a waiting sign, is no change. */
const isPassing = ({ effect, playState }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY

/** Nothing on the page has changed for two frames, and no colour is on its way to another. */
export async function settled(): Promise<void> {
  let changed: Node | null = null
  const observer = new MutationObserver(([first]) => {
    changed = first?.target ?? null
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let still = 0
  for (let frame = 0; still < stillFrames; frame += 1) {
    if (frame > mostFrames) throw new Error(`The page never rests: ${changed ?? 'something moves'}`)
    changed = null
    await nextFrame()
    await idle()
    still = changed || document.getAnimations().some(isPassing) ? 0 : still + 1
  }
  observer.disconnect()
}

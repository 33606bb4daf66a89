import type { Plugin } from 'vite'

/** Files of which a page runs nearly all before it is seen. */
const runAtOnce = ['app', 'base', 'common', 'entrance', 'first', 'frame', 'step']
/** Tells the browser to compile them whole while they arrive, beside the main thread, and not function by function later. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** A phone spent a third of its time before the first heading on compiling functions one by one. */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && runAtOnce.includes(file.name)) file.code = hint + file.code
        }
      },
    },
  }
}

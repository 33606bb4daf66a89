// Runs one of our TypeScript commands on the pinned Node, installed first: node scripts/run.mjs <file> [arguments]
import { install } from './install.mjs'
import { become, compileCache, environment, fail, pinnedNode } from './run-child.mjs'

try {
  await install()
  become(pinnedNode(), process.argv.slice(2), { env: environment({ NODE_COMPILE_CACHE: compileCache }) })
} catch (error) {
  fail(error.message)
}

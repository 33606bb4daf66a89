import { documentKinds } from './document-kinds.ts'
import type { Made, Order, OrderKind, Orders } from './orders.ts'

// A process of its own: takes one order, answers and ends, or ends with whoever ordered.
process.once('disconnect', () => process.exit())
process.once('message', async (order: Order) => {
  process.send?.(await made(order.kind, order), () => process.disconnect())
})

async function made<Kind extends OrderKind>(kind: Kind, order: Orders[Kind]): Promise<Made> {
  try {
    const make = await documentKinds[kind].make()
    return { file: await make(order), megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }
  } catch (error) {
    // Without the message, which may quote the plan.
    const { name, stack = '' } = error instanceof Error ? error : new Error()
    return { fault: { type: name, at: stack.split('\n').filter((line) => /^\s+at /.test(line)) } }
  }
}

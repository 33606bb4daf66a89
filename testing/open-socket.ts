type Init = { readonly protocols: readonly string[]; readonly headers: Readonly<Record<string, string>> }

/** A live connection with headers: Node's own client takes them, only the browser's type does not know. */
export function openSocket(address: string, init: Init): WebSocket {
  return Reflect.construct(WebSocket, [address, init])
}

/** The functions with which a worker could send or load data. */
const WAYS: readonly string[] = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'importScripts',
  'caches',
  'Worker',
  // Fonts load from an address too.
  'FontFace',
];

/** Removes the functions that reach the network from a global object, including those it inherits. */
export function closeNetwork(scope: object): void {
  for (const way of WAYS) {
    for (let at: object | null = scope; at; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, way);
    }
  }
}

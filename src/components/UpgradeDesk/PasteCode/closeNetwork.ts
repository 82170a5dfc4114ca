/** What a worker could send or load with. */
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

/** Takes the ways to the network out of a global object, also where it inherits them. */
export function closeNetwork(scope: object): void {
  for (const way of WAYS) {
    for (let at: object | null = scope; at; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, way);
    }
  }
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The names of the global object that code in the frame keeps: the language, what a phone has too, and what React needs
 * of a browser. An allowlist, because browsers gain interfaces that reach the network without asking the policy. The driver of
 * WebKit looks for `Node`, which every element leads to anyway.
 */
export const keptGlobals: readonly string[] = words(`
  AggregateError Array ArrayBuffer AsyncDisposableStack AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Boolean
  DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function
  Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set SharedArrayBuffer String SuppressedError Symbol SyntaxError Temporal TypeError
  URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI decodeURIComponent
  encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape

  AbortController AbortSignal Blob DOMException Event EventTarget FormData Headers Request Response TextDecoder
  TextEncoder URL URLSearchParams atob btoa cancelAnimationFrame clearInterval clearTimeout console crypto fetch
  performance queueMicrotask requestAnimationFrame setInterval setTimeout structuredClone

  ErrorEvent HTMLIFrameElement MessageChannel MutationObserver Node ResizeObserver addEventListener clearImmediate
  dispatchEvent document event getComputedStyle getSelection innerHeight innerWidth location matchMedia navigator origin
  removeEventListener reportError scrollX scrollY self setImmediate top window
`);

/** What code keeps of `navigator`; the rest reaches servers, devices or other apps. */
export const keptOfNavigator: readonly string[] = words(
  'constructor language languages maxTouchPoints onLine platform userAgent',
);

/** The elements that code may create. All others load something, lead somewhere else, or open another realm. */
export const allowedElements: readonly string[] = words(`
  article aside b blockquote br button code del div em figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins label
  li main nav ol option p pre section select small span strong style sub sup table tbody td textarea tfoot th thead tr u
  ul circle ellipse g line path polygon polyline rect svg
`);

/** Work inside the browser's own functions that does not end and that no tick interrupts, by what it is. */
export const nativeHangs = {
  'a regular expression': `/(a+)+$/.test('a'.repeat(60) + 'b');`,
  'a built regular expression': `new RegExp('(a+)+$').test('a'.repeat(60) + 'b');`,
  'a huge power': `void (7n ** 380_000_000n).toString();`,
} as const;

/** Apps that run and get nowhere, and what the reader is told. */
export const idleApps = {
  'suspends for ever': [
    `const never = new Promise(() => {});
    export default () => { throw never; };`,
    'The app is running but shows nothing',
  ],
  'suspends again and again': [
    `export default () => { throw Promise.resolve(); };`,
    'The app is running but shows nothing',
  ],
  'sets a state in an effect without end': [
    `import {useEffect, useState} from 'react';
    export default () => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(count + 1));
      return String(count);
    };`,
    'The app never rests',
  ],
  'breaks every channel': [
    `Object.getPrototypeOf(new MessageChannel().port1).postMessage = () => {};
    export default () => 'here';`,
    'The app is running but shows nothing',
  ],
  'asks for too much memory': [
    `const all: ArrayBuffer[] = [];
    for (;;) all.push(new ArrayBuffer(2 ** 32));
    export default () => 'here';`,
    'The app failed',
  ],
  'sets the clock to zero': [
    `performance.now = () => 0;
    while (true);
    export default () => 'here';`,
    'Stopped: the code ran for 2 seconds without a pause.',
  ],
  'recurses with finally': [
    `const deep = (): void => { try { deep(); } finally { deep(); } };
    deep();
    export default () => 'here';`,
    'Stopped: the code ran for 2 seconds without a pause.',
  ],
  'replaces the tick by its arguments': [
    `for (let index = 0; index < arguments.length; index += 1)
      if (typeof arguments[index] === 'function') arguments[index] = () => {};
    while (true);
    export default () => 'here';`,
    'Stopped: the code ran for 2 seconds without a pause.',
  ],
  'searches in holes': [
    `Array.prototype.indexOf.call({length: 2 ** 53 - 1}, 1);
    export default () => 'here';`,
    'a list of more than 10 million items',
  ],
  'breaks what the phone reports with': [
    `Array.prototype.filter = () => { throw new Error('broken'); };
    export default () => 'here';`,
    'The app failed',
  ],
} as const;

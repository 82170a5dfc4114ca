import {sampleFileModule} from 'mdx-samples/modules';
import {expect, it} from 'vitest';
import {checkSampleRules} from './sampleRules.ts';

const places = (text: string) =>
  checkSampleRules([sampleFileModule({path: 'shop.tsx', version: '2.8', text})]).map(
    ({line, message}) => `${line} ${message.split(/[ ,:<]/)[0]}`,
  );

const finish = 'await finishTransaction({purchase});';
const deliver = (...lines: string[]) =>
  `async function deliver(purchase) {\n${lines.join('\n')}\n}`;

it.each([
  ['a check in the condition', deliver('if (!(await isValid(purchase))) return;', finish)],
  ['a name for it', deliver('const ok = await isValid(purchase); if (!ok) return;', finish)],
  ['another member', deliver('const {valid} = await ask(purchase); if (!valid) return;', finish)],
  ['a member of a name', deliver('const a = await ask(purchase); if (!a.ok) return;', finish)],
  ['finishing in the branch', deliver(`if (paid && (await ask(purchase))) { ${finish} }`)],
  ['finishing behind &&', deliver(`(await ask(purchase)) && (${finish.replace(';', '')});`)],
  ['the hook’s own', deliver('if (!(await ask(purchase))) return;', `shop.${finish.slice(6)}`)],
])('finds one answer for two questions: %s', (_name, text) =>
  expect(places(text)).toEqual(['2 One']),
);

it.each([
  [
    'two answers',
    deliver(
      'const {genuine, state} = await ask(purchase);',
      'if (!genuine || state === "pending") return;',
      finish,
    ),
  ],
  [
    'a member of the answer',
    deliver('const answer = await ask(purchase);', 'if (!answer.genuine) return;', finish),
  ],
  [
    'what the library says',
    `import {initConnection} from 'expo-iap';\n${deliver('if (!(await initConnection())) return;', finish)}`,
  ],
  [
    'a condition that only tells',
    deliver('const answer = await ask(purchase);', 'if (answer.ofAnother) tell();', finish),
  ],
  [
    'a function that finishes nothing',
    deliver('if (!(await ask(purchase))) return;', `const later = async () => { ${finish} };`),
  ],
  ['a state of the purchase', deliver('if (purchase.isPending) return;', finish)],
])('leaves alone: %s', (_name, text) => expect(places(text)).toEqual([]));

it('finds requests without a limit, and refs that need React 19, where the author wrote them', () => {
  expect(
    places(
      [
        "await fetch('https://api.example.com', {method: 'POST'});",
        "await fetch('https://api.example.com', {signal: limit.signal});",
        'const tap = useRef<symbol>(undefined);',
        'const job = useRef<symbol | undefined>(undefined);',
        'const count = useRef<number>(0);',
      ].join('\n'),
    ),
  ).toEqual(['1 This', '3 useRef']);
});

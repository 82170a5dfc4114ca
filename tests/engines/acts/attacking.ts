import {expect} from 'vitest';
import {latestVersion} from '../../../src/site/versions.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {inPhone, inStage, startSample, typeOver} from './playing.ts';

/** What code would need to reach a server, another tab or the disk, or to open another world. */
const waysOut = [
  'RTCPeerConnection',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'XMLHttpRequest',
  'Worker',
  'SharedWorker',
  'WebAssembly',
  'BroadcastChannel',
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'caches',
  'open',
  'parent',
];

/** The code of an app with one button, which does something and shows what came of it. */
const app = (attack: string): string => `import {useState} from 'react';
import {Button, Text, View} from 'react-native';

export default function App() {
  const [said, say] = useState('waiting');
  const attack = () => {
    try {
      say(String((() => { ${attack} })()));
    } catch (error) {
      say(String(error));
    }
  };
  return <View><Text accessibilityRole="header">{said}</Text><Button title="Attack" onPress={attack} /></View>;
}
`;

/** Starts the sample, replaces its code, and runs that. */
async function runCode(reader: Reader, origin: string, code: string): Promise<void> {
  await startSample(reader, origin, latestVersion(), 'ios');
  await reader.click(inStage('button', 'Edit'));
  await reader.sees(inStage('textarea'));
  await reader.evaluate(typeOver, code);
  await reader.click(inStage('button', 'Run'));
}

const attackButton = inPhone('[role=button]', 'Attack');
const said = (text: string) => inPhone('[role=heading]', text);

export const attacking: readonly Act[] = [
  {
    title: 'X code in the frame finds no way out, and the page goes on',
    async run({reader, site}) {
      const look = `const ways = ${JSON.stringify(waysOut)};
        return 'found: ' + ways.filter((way) => globalThis[way] != null).join(' ') + '.';`;
      await runCode(reader, site.origin, app(look));
      await reader.click(attackButton);
      await reader.sees(said('found: .'));
    },
  },
  {
    title: 'X code that asks for an endless list gets a sentence',
    async run({reader, site}) {
      const endless = 'return Array.prototype.indexOf.call({length: 2 ** 53 - 1}, 1);';
      await runCode(reader, site.origin, app(endless));
      await reader.click(attackButton);
      await reader.sees(said('10 million items'));
    },
  },
  {
    title: 'X code that removes its screen is gone after Start over',
    async run({reader, site}) {
      await runCode(reader, site.origin, app('document.body.remove();'));
      await reader.click(attackButton);
      await reader.click(inStage('button', 'Start over'));
      await reader.sees(said('waiting'));
    },
  },
  {
    title: 'X code that never draws is said to show nothing',
    async run({reader, site}) {
      const never = 'export default function App() { throw new Promise(() => {}); }\n';
      await runCode(reader, site.origin, never);
      await reader.sees(inStage('[role=alert]', 'shows nothing'));
    },
  },
  {
    title: 'X an expression that can run for years is refused where it could freeze the page',
    async run({reader, site}) {
      await runCode(reader, site.origin, app("return /(a+)+$/.test('aa');"));
      if (reader.engine === 'chromium') return reader.sees(said('waiting'));
      await reader.sees(inStage('*', 'that hangs can freeze this page'));
      await reader.sees(inStage('[role=alert]', 'repeats a repetition'));
    },
  },
  {
    title: 'X code does not take the focus from the editor',
    async run({reader, site}) {
      const greedy = `setInterval(() => document.querySelector('[role=button]').focus(), 10);
        return 'trying';`;
      await runCode(reader, site.origin, app(greedy));
      await reader.click(attackButton);
      await reader.sees(said('trying'));
      await reader.click(inStage('textarea'));
      await reader.type('typed');
      expect(await reader.evaluate(codeInEditor)).toContain('typed');
    },
  },
];

/** Runs in the page. */
function codeInEditor(): string {
  return (
    document.querySelector<HTMLTextAreaElement>('section[aria-label="Try this sample"] textarea')
      ?.value ?? ''
  );
}

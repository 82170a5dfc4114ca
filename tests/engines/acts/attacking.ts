import {expect} from 'vitest';
import {latestVersion} from '../../../src/site/versions.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {valueOf} from './page.ts';
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

/** Replaces the code of the sample that was started, and runs that. */
async function runCode(reader: Reader, code: string): Promise<void> {
  await reader.evaluate(typeOver, code);
  await reader.click(inStage('button', 'Run'));
}

const attackButton = inPhone('[role=button]', 'Attack');
const said = (text: string) => inPhone('[role=heading]', text);

const look = `const ways = ${JSON.stringify(waysOut)};
  return 'found: ' + ways.filter((way) => globalThis[way] != null).join(' ') + '.';`;
const endless = 'return Array.prototype.indexOf.call({length: 2 ** 53 - 1}, 1);';
const greedy = `setInterval(() => document.querySelector('[role=button]').focus(), 10);
  return 'trying';`;

export const attacking: readonly Act[] = [
  {
    title:
      'X code in the frame finds no way out and no endless list, leaves the focus, and is gone after Start over',
    async run({reader, site}) {
      await startSample(reader, site.origin, latestVersion(), 'ios');
      await reader.click(inStage('button', 'Edit'));
      await reader.sees(inStage('textarea'));
      const attack = async (code: string): Promise<void> => {
        await runCode(reader, app(code));
        await reader.sees(said('waiting'));
        await reader.click(attackButton);
      };
      await attack(look);
      await reader.sees(said('found: .'));
      await attack(endless);
      await reader.sees(said('10 million items'));
      await attack(greedy);
      await reader.sees(said('trying'));
      await reader.click(inStage('textarea'));
      await reader.type('typed');
      expect(await valueOf(reader, inStage('textarea').css)).toContain('typed');
      await attack('document.body.remove();');
      await reader.click(inStage('button', 'Start over'));
      await reader.sees(said('waiting'));
    },
  },
  {
    isSmoke: true,
    title:
      'X code that hangs is refused where it could freeze the page, or is said to show nothing',
    async run({reader, site}) {
      await startSample(reader, site.origin, latestVersion(), 'ios');
      await reader.click(inStage('button', 'Edit'));
      await reader.sees(inStage('textarea'));
      await runCode(reader, app("return /(a+)+$/.test('aa');"));
      if (reader.engine === 'chromium') await reader.sees(said('waiting'));
      else {
        await reader.sees(inStage('*', 'that hangs can freeze this page'));
        await reader.sees(inStage('[role=alert]', 'repeats a repetition'));
      }
      await runCode(reader, 'export default function App() { throw new Promise(() => {}); }\n');
      await reader.sees(inStage('[role=alert]', 'shows nothing'));
    },
  },
];

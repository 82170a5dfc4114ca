import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openCommand} from '../../tests/html/openCommand.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';

/** Each tool with what is dearest to answer among the usual questions. */
const questions = {
  search_docs: {query: 'subscriptoin manager'},
  read_page: {page: 'guides/purchases'},
  describe_name: {name: 'requestPurchases'},
  explain_error: {text: Array.from({length: 2_000}, (_, line) => `E_X${line} code ${line}`).join()},
  plan_upgrade: {from: '2.6.0'},
  check_code: {
    code: "import {useIAP} from 'expo-iap';\nexport const use = () => useIAP().requestProduct();",
  },
};

/** Asks the packed command over the protocol, as an editor does; the first answers load data and don't count. */
export const answers: Section = async ({measurements, options, tell}) => {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  const {client} = await openCommand(folder, builtFolder('ours'), ['--release', 'latest']);
  try {
    for (let run = -2; run < options.runs; run += 1) {
      const times: (readonly [name: string, time: number])[] = [];
      for (const [name, question] of Object.entries(questions)) {
        const started = performance.now();
        const {isError} = await client.callTool({name, arguments: question});
        if (isError === true) throw new Error(`${name} has no answer.`);
        times.push([name, performance.now() - started]);
      }
      if (run < 0) continue;
      tell(`answers: ${times.map(([name, time]) => `${name} ${time.toFixed(0)} ms`).join(', ')}`);
      measurements.add('answers.slowest', 'ours', Math.max(...times.map(([, time]) => time)));
    }
  } finally {
    await client.close();
    rmSync(folder, {recursive: true});
  }
};

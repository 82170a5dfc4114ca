import {measureAnswer, measureNode, questions, unpackCommand} from '../measure/measureStartup.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';
import {attempt} from './bench.ts';

/** Asks the packed command one question at a time, in turns with a Node that does nothing. */
export const docsCommand: Section = async (bench) => {
  const {options, measurements, tell} = bench;
  const program = unpackCommand(builtFolder('ours'));
  // The first call reads the files from the disk; people ask more than once.
  for (const question of Object.values(questions)) measureAnswer(program, question);
  for (let run = 1; run <= options.runs; run += 1) {
    tell(`docs command: run ${run} of ${options.runs}`);
    await attempt(bench, 'ours', 'docs command', async () => {
      for (const [measure, question] of Object.entries(questions)) {
        const node = measureNode();
        measurements.add('startup.node', 'ours', node);
        measurements.add(measure, 'ours', measureAnswer(program, question) - node);
      }
    });
  }
};

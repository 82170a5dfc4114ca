#!/usr/bin/env node
import {existsSync} from 'node:fs';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {runServer} from './runServer.ts';
import {checkAll} from './settings/check.ts';
import {example} from './settings/example.ts';
import {readSettings} from './settings/readSettings.ts';
import {toOptions} from './settings/toOptions.ts';

const help = `expo-iap-purchase-server: verifies purchases of expo-iap, records them, and answers.

  --init        prints an example of the settings: expo-iap-purchase-server --init > .env
  --check       says in one list what is missing or wrong, after asking each store once
  --env FILE    reads the settings from FILE; without it from .env, when there is one
  --help        prints this

Without --init or --check it starts. Settings of the environment come before those of the file.
`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        init: {type: 'boolean'},
        check: {type: 'boolean'},
        help: {type: 'boolean'},
        env: {type: 'string'},
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.stdout.write(help);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const {init, check, help: asksHelp, env} = readArguments();
  if (asksHelp) return void process.stdout.write(help);
  if (init) return void process.stdout.write(example);
  if (env !== undefined || existsSync('.env')) process.loadEnvFile(env ?? '.env');
  if (check) {
    const list = await checkAll(process.env);
    for (const {what, problem} of list)
      console.info(problem === null ? `ok     ${what}` : `wrong  ${what}: ${problem}`);
    process.exit(list.some(({problem}) => problem !== null) ? 1 : 0);
  }
  const {settings, problems} = readSettings(process.env);
  if (!settings) {
    console.error(
      ['The settings are not complete (--init prints an example):', ...problems].join('\n  '),
    );
    process.exit(1);
  }
  await runServer(toOptions(settings), settings.PORT);
}

await main();

import {execFile} from 'node:child_process';
import {Agent, request} from 'node:http';
import {promisify} from 'node:util';
import {findProgram} from './findNginx.ts';

/** What a load of some seconds came to. */
export type Load = {readonly requests: number; readonly errors: number; readonly perSecond: number};

const CONNECTIONS = 20;

/** Asks for one address again and again for some seconds: with wrk where the machine has it, else from here. */
export async function runLoad(port: number, path: string, seconds: number): Promise<Load> {
  const wrk = findProgram('wrk');
  return wrk === undefined
    ? loadFromHere(port, path, seconds)
    : loadWithWrk(wrk, `http://127.0.0.1:${port}${path}`, seconds);
}

async function loadWithWrk(wrk: string, url: string, seconds: number): Promise<Load> {
  const args = ['-t', '2', '-c', String(CONNECTIONS), '-d', `${seconds}s`, url];
  const {stdout} = await promisify(execFile)(wrk, args);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const sockets = /Socket errors: (.+)/.exec(stdout)?.[1] ?? '';
  const failures = [...sockets.matchAll(/\d+/g)].map(Number);
  return {
    requests: number(/(\d+) requests in/),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + failures.reduce((a, b) => a + b, 0),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
  };
}

async function loadFromHere(port: number, path: string, seconds: number): Promise<Load> {
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const until = Date.now() + seconds * 1000;
  let requests = 0;
  let errors = 0;
  const visit = async (): Promise<void> => {
    while (Date.now() < until) {
      requests += 1;
      if (!(await succeeds({agent, port, path}))) errors += 1;
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, visit));
  agent.destroy();
  return {requests, errors, perSecond: requests / seconds};
}

function succeeds(options: {agent: Agent; port: number; path: string}): Promise<boolean> {
  return new Promise((resolve) => {
    request({...options, host: '127.0.0.1'}, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    })
      .once('error', () => resolve(false))
      .end();
  });
}

import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import type {Nginx} from './findNginx.ts';

/** Starts nginx with a configuration, waits until it answers, and returns the way to stop it. */
export async function startNginx(
  {program}: Nginx,
  config: string,
  port: number,
): Promise<() => Promise<void>> {
  const check = spawnSync(program, ['-t', '-c', config], {encoding: 'utf8'});
  if (check.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf:\n${check.stderr}`);
  const server = spawn(program, ['-c', config], {stdio: 'ignore'});
  const ended = once(server, 'exit');
  const deadline = Date.now() + 20_000;
  while (!(await opens(port))) {
    if (server.exitCode !== null)
      throw new Error(`nginx ended with code ${server.exitCode} instead of serving.`);
    if (Date.now() > deadline) throw new Error(`nginx did not open port ${port} in 20 seconds.`);
    await wait(50);
  }
  return async () => {
    server.kill('SIGQUIT');
    await ended;
  };
}

async function opens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

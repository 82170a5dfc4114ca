import {spawn, spawnSync} from 'node:child_process';
import {createServer} from 'node:net';
import {connect} from 'node:net';
import type {Nginx} from './findNginx.ts';
import type {Ports} from './writeConfig.ts';

/** Starts nginx with a configuration, waits until it answers, and returns the way to stop it. */
export async function startNginx(
  {program}: Nginx,
  config: string,
  {site}: Ports,
): Promise<() => Promise<void>> {
  const check = spawnSync(program, ['-t', '-c', config], {encoding: 'utf8'});
  if (check.status !== 0) throw new Error(`nginx refuses deploy/nginx.conf:\n${check.stderr}`);
  const server = spawn(program, ['-c', config], {stdio: 'ignore'});
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await Promise.race([
    untilOpen(site),
    ended.then(() => {
      throw new Error(`nginx ended with code ${server.exitCode} instead of serving.`);
    }),
  ]);
  return async () => {
    server.kill('SIGQUIT');
    await ended;
  };
}

/** Returns ports that nothing listens on. */
export async function freePorts(): Promise<Ports> {
  const servers = [createServer(), createServer()] as const;
  const [site, bare] = await Promise.all(servers.map(listen));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  if (site === undefined || bare === undefined) throw new Error('The machine has no free port.');
  return {site, bare};
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No port was given.'));
      else resolve(address.port);
    });
  });
}

async function untilOpen(port: number): Promise<void> {
  const opens = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const deadline = Date.now() + 20_000;
  while (!(await opens())) {
    if (Date.now() > deadline) throw new Error(`nginx did not open port ${port} in 20 seconds.`);
  }
}

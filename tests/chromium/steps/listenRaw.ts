import {createSocket} from 'node:dgram';
import {createServer, type Socket} from 'node:net';

/** Counts what arrives at a port of this machine below HTTP. */
export type RawListener = {
  readonly port: number;
  /** How many TCP connections were opened, and how many UDP packets came. */
  readonly counts: () => {readonly tcp: number; readonly udp: number};
  readonly close: () => Promise<void>;
};

/** Listens for TCP and UDP on one port, and answers nothing. */
export async function listenRaw(): Promise<RawListener> {
  let [tcp, udp] = [0, 0];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    tcp += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.resume();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const {port} = address;
  const receiver = createSocket('udp4', () => void (udp += 1));
  await new Promise<void>((done) => receiver.bind(port, '127.0.0.1', done));
  return {
    port,
    counts: () => ({tcp, udp}),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => receiver.close(done));
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

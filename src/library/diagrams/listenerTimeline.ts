import type {DiagramContent} from './diagramTypes.ts';

/** What reaches the listeners from start to end; where a failed purchase shows differs between versions. */
export function listenerTimeline(failure: string): DiagramContent {
  return {
    title: 'What the listeners hear, and when',
    steps: [
      {
        actor: 'app',
        text: 'Connects, then adds its listeners',
        branches: [
          {
            when: 'iOS',
            then: 'the first listener starts the stream: unfinished transactions and renewals come',
          },
          {when: 'Android', then: 'nothing is replayed; read the owned purchases'},
        ],
      },
      {actor: 'user', text: 'Buys'},
      {
        actor: 'store',
        text: 'Sends the event first, then the promise of the request settles',
        branches: [{when: 'cancelled or failed', then: failure}],
      },
      {
        actor: 'store',
        text: 'Goes on for as long as the app listens',
        branches: [
          {
            when: 'iOS',
            then: 'renewals, late approvals, codes, purchases on another device',
          },
          {when: 'Android', then: 'do not count on it; read when the app comes back'},
        ],
      },
      {
        actor: 'app',
        text: 'Removes its listeners',
        branches: [{when: 'iOS', then: 'the stream stops with the last one'}],
      },
    ],
  };
}

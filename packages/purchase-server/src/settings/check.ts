import {createApple} from '../apple/apple.ts';
import {createGoogle} from '../google/google.ts';
import {openLedger} from '../ledger/openLedger.ts';
import {reasonOf} from '../log.ts';
import {readSettings} from './readSettings.ts';
import {toOptions} from './toOptions.ts';

/** One line of the list: what was looked at, and what is wrong with it, or null. */
export type Checked = {readonly what: string; readonly problem: string | null};

const HOUR = 60 * 60 * 1000;

/** Looks at everything that the server needs, and asks each store once; nothing is changed there. */
export async function checkAll(environment: NodeJS.ProcessEnv): Promise<readonly Checked[]> {
  const {settings, problems} = readSettings(environment);
  if (!settings) return problems.map((problem) => ({what: 'Settings', problem}));
  const options = toOptions(settings);
  const apple = options.apple && createApple(options.apple);
  const google = options.google && createGoogle(options.google);
  return Promise.all([
    Promise.resolve({what: 'Settings', problem: null}),
    look('Database', async () => {
      const products = () => undefined;
      const ledger = await openLedger({
        ...{database: options.database, products, owners: 'accounts', events: false},
      });
      await ledger.health().finally(() => ledger.close());
    }),
    ...(apple
      ? [
          // Apple answers 401 to an app that has never been released.
          look('App Store, production (401 also before your first release)', () =>
            apple.probe('Production'),
          ),
          look('App Store, sandbox', () => apple.probe('Sandbox')),
        ]
      : []),
    ...(google
      ? [look('Google Play', async () => void (await google.readVoided(Date.now() - HOUR)))]
      : []),
  ]);
}

async function look(what: string, act: () => Promise<void>): Promise<Checked> {
  return act().then(
    () => ({what, problem: null}),
    (error: unknown) => ({what, problem: reasonOf(error)}),
  );
}

import type {SiteSources} from './builtSite.ts';
import {drawCards} from './cards/writeCards.ts';
import {writeTwins} from './twins/writeTwins.ts';

/** What this program answers: what it wrote, or why it could not. */
export type SourceAnswer = {readonly written: string} | {readonly problem: string};

// A build that is killed leaves nobody behind who writes into its folder.
process.once('disconnect', () => process.exit());

/** The program of startSourceWriter.ts: waits for a site, writes what is made from its sources, and ends. */
process.once('message', (site: SiteSources) => {
  const answer = (said: SourceAnswer): void => {
    process.send?.(said, () => process.disconnect());
  };
  write(site).then(
    (written) => answer({written}),
    (error: unknown) => answer({problem: error instanceof Error ? error.message : String(error)}),
  );
});

async function write(site: SiteSources): Promise<string> {
  await writeTwins(site);
  return drawCards(site);
}

import {versionFolders} from '../src/site/versions.ts';
import {parsePage} from '../src/samples/parsePage.ts';
import type {ExternalLink} from './external-links/collectLinks.ts';
import {collectLinks} from './external-links/collectLinks.ts';
import {judgeAnswer} from './external-links/judgeAnswer.ts';
import {listProse} from './prose/listProse.ts';

/** Asks for every external address, one after the other, and names those that are gone. */
async function checkLinks(): Promise<void> {
  const pages = listProse(process.cwd(), versionFolders())
    .map(parsePage)
    .filter((page) => 'tree' in page);
  const links = collectLinks(pages);
  let faults = 0;
  for (const link of links) {
    const fault = await ask(link);
    if (fault === undefined) continue;
    faults += 1;
    console.error(`${link.place} ${link.url} ${fault}`);
  }
  console.info(`${links.length} external links, ${faults} faults.`);
  process.exitCode = faults > 0 ? 1 : 0;
}

async function ask({url}: ExternalLink): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(20_000)});
    await response.body?.cancel();
    return judgeAnswer(response.status);
  } catch (error) {
    return `cannot be reached: ${error instanceof Error ? error.message : error}`;
  }
}

checkLinks().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

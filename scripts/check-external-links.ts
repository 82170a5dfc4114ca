import {readContent} from '../src/checks/content.ts';
import {answerProblem} from './external-links/answerProblem.ts';
import {collectLinks, type ExternalLink} from './external-links/collectLinks.ts';
import {runScript} from './runScript.ts';

/** Asks for every external address, one after the other, and names those that are gone. */
async function checkLinks(): Promise<void> {
  const {pages} = await readContent(process.cwd());
  const links = collectLinks(pages);
  let faults = 0;
  for (const link of links) {
    const fault = await ask(link);
    if (fault === undefined) continue;
    faults += 1;
    console.error(`${link.place} ${link.url} ${fault}`);
  }
  console.info(`Checked ${links.length} external links: ${faults} problems.`);
  process.exitCode = faults > 0 ? 1 : 0;
}

async function ask({url}: ExternalLink): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(20_000)});
    await response.body?.cancel();
    return answerProblem(response.status);
  } catch (error) {
    return `cannot be reached: ${error instanceof Error ? error.message : error}`;
  }
}

void runScript(checkLinks);

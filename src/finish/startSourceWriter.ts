import {fork} from 'node:child_process';
import {join} from 'node:path';
import {runsTypeScript} from '../cache/typescript.ts';
import type {BuiltSite, SiteSources} from './builtSite.ts';
import type {SourceAnswer} from './sourceWriter.ts';

/**
 * Writes the Markdown twins and the social cards in a separate process: both are made from the sources alone, and take
 * as long as all that is done to the built pages meanwhile. No other step writes or reads the same files.
 */
export function startSourceWriter(site: BuiltSite): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, 'sourceWriter.ts'), [], {
      execArgv: runsTypeScript,
      // Dates stay dates.
      serialization: 'advanced',
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.once('message', (answer: SourceAnswer) => {
      if ('written' in answer) resolve(answer.written);
      else reject(new Error(answer.problem));
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      // After an answer this changes nothing.
      reject(
        new Error(
          `The process that writes twins and cards ended without an answer (${signal ?? code}): read what it said above.`,
        ),
      );
    });
    child.send(sourcesOf(site));
  });
}

function sourcesOf({
  siteDir,
  outDir,
  baseUrl,
  title,
  tagline,
  url,
  content,
  blog,
}: BuiltSite): SiteSources {
  return {
    ...{siteDir, outDir, baseUrl, title, tagline, url, content},
    blog: blog && {path: blog.path, title: blog.title},
  };
}

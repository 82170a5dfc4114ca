import {listHtmlFiles} from 'docusaurus-first-view/pages';
import {isPageFile} from '../site/playableApps.ts';

/** Lists the files of the pages of a build. */
export function listPages(outDir: string): string[] {
  return listHtmlFiles(outDir).filter(isPageFile);
}

import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {buildDocsCommand} from '../../finish/command/buildDocsCommand.ts';
import {packBeside} from '../../finish/command/packInto.ts';
import {docsCommandFile} from '../../site/commandFile.ts';

const BUILD = 'build';

/** Packs the command that answers, with its code of now and the pages and search indexes of the last build. */
export async function packBuiltDocs({
  siteDir,
  folder,
  address,
}: {
  readonly siteDir: string;
  /** Where the tarball goes. */
  readonly folder: string;
  /** The address of the site, with a slash at its end. */
  readonly address: string;
}): Promise<void> {
  const outDir = join(siteDir, BUILD);
  if (!existsSync(join(outDir, 'pagefind')))
    throw new Error(
      `${docsCommandFile('.')} carries the pages and search indexes of a build, and ${BUILD}/ has none. Run npm run build once, and ask again.`,
    );
  const unpacked = join(siteDir, '.cache/docs-command-package');
  await buildDocsCommand({siteDir, outDir, address}, unpacked);
  await packBeside(folder, docsCommandFile(siteDir), unpacked);
}

import {compareBuilds} from './compare-builds/compareBuilds.ts';

/** Says which pages of two builds differ in more than hashes: what a move of code must not do. */
function run([before, after]: readonly string[]): void {
  if (before === undefined || after === undefined)
    throw new Error(
      'Name two builds: npm run compare:builds <folder of the build before> <folder of the build after>.',
    );
  const {same, different, gone, added} = compareBuilds(before, after);
  for (const {page, ...texts} of different)
    console.info(`${page}\n  before: ${texts.before}\n  after:  ${texts.after}`);
  for (const page of gone) console.info(`${page} is gone.`);
  for (const page of added) console.info(`${page} is new.`);
  console.info(
    `${same} pages are the same, ${different.length} differ, ${gone.length} are gone, ${added.length} are new.`,
  );
  if (different.length + gone.length + added.length > 0) process.exitCode = 1;
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

import {join} from 'node:path';
import {ESLint} from 'eslint';
import {ESLint as OldestESLint} from 'eslint-9';
import {parser} from 'typescript-eslint';
import {expect, it} from 'vitest';
import {installed, makeProject, type TestProject} from '../project/testing/makeProject.ts';
import {readPrograms} from '../testing/readPrograms.ts';
import plugin from './plugin.ts';

function makeLint(cwd: string, fix = false, Lint: typeof ESLint | typeof OldestESLint = ESLint) {
  const overrideConfig = [
    {files: ['**/*.{js,ts,tsx}'], languageOptions: {parser}},
    plugin.configs.recommended,
  ];
  return new Lint({cwd, fix, overrideConfigFile: true, overrideConfig});
}

async function verdicts(cwd: string, Lint?: typeof OldestESLint) {
  const results = await makeLint(cwd, false, Lint).lintFiles(['.']);
  return results.flatMap(({messages}) =>
    messages.map(
      ({ruleId, line, column, fix}) => `${ruleId} ${line}:${column} ${fix !== undefined}`,
    ),
  );
}

type Found = {rule: string; line: number; column: number; edits?: []};

async function check({run}: TestProject): Promise<readonly string[]> {
  const {findings}: {findings: readonly Found[]} = JSON.parse((await run('check --json')).out);
  return findings.map(
    ({rule, line, column, edits}) => `expo-iap/${rule} ${line}:${column} ${edits !== undefined}`,
  );
}

const programs = readPrograms(join(import.meta.dirname, '../check/fixtures/names.md'), 'code');

it.each(programs.map((program) => [program.name, program] as const))(
  'says what the command says: %s',
  async (_, {files, releases}) => {
    const texts = files.map(({name, text}) => [name, text]);
    const project = makeProject({...Object.fromEntries(texts), ...installed(releases.join())});
    const said = await check(project);
    expect(await verdicts(project.folder)).toEqual(said);
    expect(await verdicts(project.folder, OldestESLint)).toEqual(said);
  },
);

it('follows the project, takes the text of the editor, and corrects it', async () => {
  const {folder, read, write} = makeProject({
    ...installed('2.8.8'),
    'iap.ts': `export * from 'expo-iap';\n`,
    'shop.ts': `import {fetchProducts} from './iap';\nexport const load = fetchProducts;\n`,
  });
  expect(await verdicts(folder)).toEqual([]);
  const typed = `\uFEFFimport {getReceiptIos} from './iap';\r\nexport const get = getReceiptIos;\r\n`;
  const [result] = await makeLint(folder).lintText(typed, {filePath: join(folder, 'shop.ts')});
  expect(result?.messages).toMatchObject([
    {ruleId: 'expo-iap/missing-name', severity: 2, line: 1, column: 9, endColumn: 22},
  ]);
  write({'shop.ts': typed});
  await ESLint.outputFixes(await makeLint(folder, true).lintFiles(['.']));
  expect(read('shop.ts')).toBe(typed.replaceAll('getReceiptIos', 'getReceiptIOS'));
});

it('knows who calls what is typed', async () => {
  const project = makeProject({
    ...installed('2.8.8'),
    'shop.ts': `import type {Purchase} from 'expo-iap';
import {dayOf} from './day';
export const days = (all: Purchase[]) => all.map((purchase) => dayOf(purchase));
`,
  });
  const typed = 'export const dayOf = (purchase) => purchase.purchaseDay;\n';
  const filePath = join(project.folder, 'day.ts');
  const [result] = await makeLint(project.folder).lintText(typed, {filePath});
  project.write({'day.ts': typed});
  expect(await check(project)).toHaveLength(1);
  expect(result?.messages).toMatchObject([{ruleId: 'expo-iap/missing-name', line: 1, column: 45}]);
});

it('takes a comment of the command, and code without a file', async () => {
  const {folder} = makeProject(installed('2.8.8'));
  const lint = async (code: string) => {
    const [result] = await makeLint(folder).lintText(code, {filePath: join(folder, 'new/a.ts')});
    return result?.messages.map(({ruleId}) => ruleId);
  };
  const code = `import {getProducts} from 'expo-iap';\nvoid getProducts;\n`;
  expect(await lint(code)).toEqual(['expo-iap/deprecated']);
  expect(await lint(`// expo-iap-ignore deprecated: until 3.0\n${code}`)).toEqual([]);
});

it('says in each file with the library that its release isn’t known, and goes on', async () => {
  const {folder} = makeProject({
    ...installed('5.8.1'),
    'shop.ts': `import {fetchProducts} from 'expo-iap';\nvoid fetchProducts;\n`,
    'other.ts': 'export {};\n',
  });
  const results = await makeLint(folder).lintFiles(['.']);
  expect(results.flatMap(({messages}) => messages)).toMatchObject([
    {ruleId: 'expo-iap/missing-name', line: 1, message: expect.stringContaining('expo-iap 5.8.1')},
  ]);
});

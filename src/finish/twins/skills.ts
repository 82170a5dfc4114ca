import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {toString} from 'mdast-util-to-string';
import {markdownParser} from 'mdx-samples/page';
import {formatProblem} from 'mdx-samples/problem';
import {filesIn} from '../../checks/content.ts';
import {readFrontMatter} from '../../checks/pages/frontMatter.ts';
import {markSteps} from '../../marks/steps.ts';
import {addressOfFile, SKILLS_FOLDER, SKILLS_ROOT} from '../../site/addresses.ts';
import {latestVersion} from '../../site/versions.ts';
import {renderTwin} from './renderTwin.ts';
import type {ResolveLink} from './resolveLink.ts';
import type {TwinSite, TwinSkill} from './twinSite.ts';

/** The form of the index: "Agent Skills Discovery via Well-Known URIs", 0.2.0; that of the files: agentskills.io. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Lists the skills of a site. The check of pages has read their front matter before. */
export function collectSkills(siteDir: string, baseUrl: string): Promise<TwinSkill[]> {
  return Promise.all(
    filesIn(siteDir, SKILLS_FOLDER).map(async (file) => {
      const head = await readFrontMatter(file, readFileSync(join(siteDir, file), 'utf8'));
      if ('message' in head) throw new Error(formatProblem(head));
      const {title, description} = head.fields;
      const address = addressOfFile(file);
      return {
        file,
        name: address.split('/').at(-2) ?? '',
        permalink: `${baseUrl}${address.slice(1)}`,
        title: String(title),
        description: String(description),
      };
    }),
  );
}

/** What skills are made with: `files` has what they may lead to and quote, by its path. */
export type SkillSources = {
  readonly siteDir: string;
  readonly resolve: ResolveLink;
  readonly files: ReadonlyMap<string, string>;
};

/** Writes every skill and their index, with the hash of each file, by their paths on the site. */
export function makeSkills(site: TwinSite, sources: SkillSources): [path: string, text: string][] {
  if (site.skills.length === 0) return [];
  const texts = site.skills.map((skill) => ({skill, text: writeSkill(skill, site, sources)}));
  const skills = texts.map(({skill: {name, description, permalink}, text}) => ({
    ...{name, type: 'skill-md', description, url: permalink},
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  const index = `${JSON.stringify({$schema: SCHEMA, skills}, null, 2)}\n`;
  return [
    ...texts.map(({skill, text}): [string, string] => [skill.permalink, text]),
    [`${site.baseUrl}${SKILLS_ROOT.slice(1)}/index.json`, index],
  ];
}

const PRINTED_ID = /^(#+ .*) \{#[\w.-]+\}$/gm;
const QUOTE = /^\[Code\]\((\S+)\)$/gm;

function writeSkill(
  skill: TwinSkill,
  site: TwinSite,
  {siteDir, resolve, files}: SkillSources,
): string {
  const {file, name, title, description} = skill;
  const own = site.skills.map(({permalink}) => [permalink, ''] as const);
  const known = new Map([...files, ...own]);
  const split = (address: string) => address.slice(site.origin.length).split('#');
  const value = readFileSync(join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
  const body = renderTwin(
    {path: file, cwd: siteDir, value},
    {
      marks: markSteps,
      checkOf: () => undefined,
      resolve(target) {
        const address = resolve(skill, target);
        if (address.startsWith(`${site.origin}/`)) requirePlace(known, ...split(address));
        return address;
      },
    },
  );
  // Nothing leads to a heading of a skill.
  const text = body.replaceAll(PRINTED_ID, '$1').replaceAll(QUOTE, (_, address: string) => {
    const [path = '', id = ''] = split(address);
    const code = codeOf(files.get(path) ?? '', id);
    if (code !== '') return code;
    throw new Error(`${file}: [Code] leads to ${address}, a section without code. Quote another.`);
  });
  const head = [
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    // The validator of agentskills.io reads no mapping in braces.
    ...['metadata:', `  expo-iap: "${latestVersion().patch}"`],
  ];
  return ['---', ...head, '---', '', `# ${title}`, '', text].join('\n');
}

/** Fails for what is no text for assistants, or has not the place that an address names. */
function requirePlace(known: ReadonlyMap<string, string>, path = '', id?: string): void {
  const text = known.get(path);
  if (text === undefined)
    throw new Error(`${path} is no Markdown that this build has. Link a page with a twin.`);
  if (id !== undefined && !text.includes(`{#${id}}`))
    throw new Error(`${path} has no place "${id}". Correct the part after "#".`);
}

/** The blocks of code between the heading with an id and the next one. */
function codeOf(twin: string, id: string): string {
  const {children} = markdownParser.parse(twin);
  const from = children.findIndex(
    (node) => node.type === 'heading' && toString(node).endsWith(`{#${id}}`),
  );
  const section = from < 0 ? [] : children.slice(from + 1);
  const length = section.findIndex(({type}) => type === 'heading');
  return section
    .slice(0, length < 0 ? undefined : length)
    .flatMap(({type, position}) =>
      type === 'code' ? [twin.slice(position?.start.offset, position?.end.offset)] : [],
    )
    .join('\n\n');
}

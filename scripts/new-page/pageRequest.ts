/** What is known of a kind of page: where it lives and which category of the sidebar lists it. */
export type TemplateKind = {
  readonly name: 'reference' | 'guide' | 'example' | 'answers';
  readonly folders: readonly string[];
  readonly category: string;
};

/** The kinds of pages, each with its own template. */
export const templateKinds: readonly TemplateKind[] = [
  {name: 'reference', folders: ['api', 'api/methods'], category: 'API'},
  {name: 'guide', folders: ['guides', 'getting-started'], category: 'Guides'},
  {name: 'example', folders: ['examples'], category: 'Examples'},
  {name: 'answers', folders: ['guides'], category: 'Help'},
];

/** What a person asks for: a page of a kind, at an address, with a title. */
export type PageRequest = {
  readonly kind: TemplateKind;
  /** Address under the root of a version, for example `guides/refunds`. */
  readonly path: string;
  readonly title: string;
};

const USAGE = 'Usage: npm run new:page guide guides/refunds "Refunds"';

/** Reads the command line, or says in one sentence what is wrong with it. */
export function readPageRequest(args: readonly string[]): PageRequest {
  const [kindName, path, title, ...rest] = args;
  if (kindName === undefined || path === undefined || title === undefined || rest.length > 0)
    throw new Error(USAGE);
  const kind = templateKinds.find(({name}) => name === kindName);
  if (!kind)
    throw new Error(
      `Unknown page kind "${kindName}". Use one of: ${templateKinds.map(({name}) => name).join(', ')}.`,
    );
  const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  if (!kind.folders.includes(folder))
    throw new Error(
      `A page of kind ${kind.name} belongs in ${kind.folders.join('/ or ')}/, not in "${path}".`,
    );
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(path.slice(folder.length + 1)))
    throw new Error(
      `"${path}" is not a valid path: after the folder, use lowercase letters, digits and single hyphens.`,
    );
  if (title.trim() === '' || title.includes('"'))
    throw new Error('The title must not be empty or contain double quotes.');
  return {kind, path, title: title.trim()};
}

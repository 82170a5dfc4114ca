import {type McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {findPage, loadPages, type Page, readPage} from '../data/pages.ts';
import {readRelease} from '../release/release.ts';

const MARKDOWN = 'text/markdown';

/** Adds every page of every version as Markdown. */
export function addResources(server: McpServer): void {
  const pages = loadPages();
  const listed = pages.flatMap((page) => resourcesOf(page));
  server.registerResource(
    'page',
    new ResourceTemplate('expo-iap://{version}/{+path}', {list: () => ({resources: listed})}),
    {
      title: 'A page of the documentation',
      description: 'A page of the documentation of a version, as Markdown.',
      mimeType: MARKDOWN,
    },
    (uri, {version, path}) => {
      const release = readRelease(first(version));
      const page = findPage(first(path), release.version);
      return {contents: [{uri: uri.href, mimeType: MARKDOWN, text: readPage(page)}]};
    },
  );
}

/** Posts and tools belong to the newest version. */
function resourcesOf({version, path, title, description}: Page) {
  const docs = version ?? releaseLines[0]?.version ?? '';
  const name = version === undefined ? title : `${title} (${docs})`;
  return [{uri: `expo-iap://${docs}/${path}`, name, description, mimeType: MARKDOWN}];
}

function first(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

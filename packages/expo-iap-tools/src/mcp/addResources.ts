import {type McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ReadResourceRequestSchema,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describeName} from '../answers/describeName.ts';
import {findPage, loadPages, type Page, readPage} from '../data/pages.ts';
import {readRelease} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {completeName, completePath, completeRelease} from './completions.ts';
import {NOT_FOUND, orRefuse} from './refusals.ts';

const MARKDOWN = 'text/markdown';
const ADDRESS = /^expo-iap:\/\/([^/]+)\/(names\/)?(.+)$/;

/** Adds every page of every version, and every name of every release, as Markdown. */
export function addResources(server: McpServer): void {
  const listed = loadPages().map(resourceOf);
  // Before the pages, whose template takes any path.
  server.registerResource(
    'name',
    new ResourceTemplate('expo-iap://{release}/names/{name}', {
      list: undefined,
      complete: {
        release: completeRelease,
        name: (value, context) => completeName(value, context?.arguments?.['release']),
      },
    }),
    {
      title: 'A name of the library',
      description: 'What an export or a member, such as Purchase.id, is in a release.',
      mimeType: MARKDOWN,
    },
    ({href}) => readResource(href),
  );
  server.registerResource(
    'page',
    new ResourceTemplate('expo-iap://{version}/{+path}', {
      list: () => ({resources: listed}),
      complete: {
        version: () => releaseLines.map(({version}) => version),
        path: (value, context) => completePath(value, context?.arguments?.['version']),
      },
    }),
    {
      title: 'A page of the documentation',
      description: 'A page of the documentation of a version, as Markdown.',
      mimeType: MARKDOWN,
    },
    ({href}) => readResource(href),
  );
  // The SDK would answer what no template fits with a code for wrong parameters.
  server.server.setRequestHandler(ReadResourceRequestSchema, ({params}) =>
    readResource(params.uri),
  );
}

function readResource(uri: string): ReadResourceResult {
  return orRefuse(NOT_FOUND, () => {
    const [, asked, names, path = ''] = ADDRESS.exec(uri) ?? [];
    if (asked === undefined)
      throw new CannotAnswer(
        `There is no resource "${uri.slice(0, 80)}". One is expo-iap://2.8/guides/purchases.`,
      );
    const release = readRelease(asked);
    const text =
      names === undefined
        ? readPage(findPage(path, release.version))
        : describeName(decodeURIComponent(path), release).text;
    return {contents: [{uri, mimeType: MARKDOWN, text}]};
  });
}

/** Posts and tools belong to the newest version. */
function resourceOf({version, path, title, description}: Page) {
  const docs = version ?? releaseLines[0]?.version ?? '';
  const name = version === undefined ? title : `${title} (${docs})`;
  return {uri: `expo-iap://${docs}/${path}`, name, description, mimeType: MARKDOWN};
}

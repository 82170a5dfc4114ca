import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import type {Answer} from '../answers/answer.ts';
import {checkCode} from '../answers/checkCode.ts';
import {describeName} from '../answers/describeName.ts';
import {explainError} from '../answers/explainError.ts';
import {planRelease} from '../answers/planRelease.ts';
import {readPage} from '../answers/readPage.ts';
import {searchPages} from '../answers/searchPages.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {readRelease, type Release} from '../release/release.ts';
import {sentenceOf} from '../terminal/failure.ts';

const release = z
  .string()
  .max(40)
  .optional()
  .describe('The release of expo-iap, such as 2.7.5 or 2.8. Default: the installed one.');

const LONGEST_TEXT = 2_000_000;

/** Adds the tools; every answer names its release, has a few kB at most, and says where to read more. */
export function addTools(server: McpServer, folder: string, fallback: string | undefined): void {
  const choose = (asked: string | undefined): Release => chooseRelease(asked ?? fallback, folder);
  const readOnly = {readOnlyHint: true, openWorldHint: false} as const;
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation of expo-iap',
      description: 'Finds sections of the documentation for some words, best first, with links.',
      inputSchema: {
        query: z.string().max(1000).describe('A few words, as a developer would type them.'),
        release,
      },
      annotations: readOnly,
    },
    ({query, release: asked}) => answered(() => searchPages(query, choose(asked))),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page of the documentation of expo-iap',
      description:
        'Returns a page, or one of its sections, as Markdown. Paths are such as "guides/purchases" or an address that a search gave.',
      inputSchema: {
        page: z.string().max(400).describe('The path or address of the page.'),
        section: z.string().max(200).optional().describe('The heading or anchor of a section.'),
        release,
      },
      annotations: readOnly,
    },
    ({page, section, release: asked}) => answered(() => readPage(page, section, choose(asked))),
  );
  server.registerTool(
    'describe_name',
    {
      title: 'Look up a name of expo-iap',
      description:
        'Says what an export or a member is in a release: signature, members with meanings, since when, and what changed. Says so when the release does not have it.',
      inputSchema: {
        name: z
          .string()
          .max(200)
          .describe('For example fetchProducts, Purchase.id or useIAP.requestPurchase.'),
        release,
      },
      annotations: readOnly,
    },
    ({name, release: asked}) => answered(() => describeName(name, choose(asked))),
  );
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error of expo-iap',
      description:
        'Explains the error codes that a text or a log is about: what sends them, whether money has moved, whether to try again, what to do.',
      inputSchema: {
        text: z
          .string()
          .max(LONGEST_TEXT)
          .describe('A code, a number of a store, a message, or a log.'),
        release,
      },
      annotations: readOnly,
    },
    ({text, release: asked}) => answered(() => explainError(text, choose(asked))),
  );
  server.registerTool(
    'plan_upgrade',
    {
      title: 'Plan an upgrade of expo-iap',
      description: 'Says what an upgrade between two releases requires: builds, behavior, names.',
      inputSchema: {
        from: z
          .string()
          .max(40)
          .optional()
          .describe('The release the code was written for. Default: the installed one.'),
        to: z
          .string()
          .max(40)
          .optional()
          .describe('The release to upgrade to. Default: the newest.'),
      },
      annotations: readOnly,
    },
    ({from, to}) => answered(() => planRelease(choose(from), readRelease(to ?? 'latest'))),
  );
  server.registerTool(
    'check_code',
    {
      title: 'Check code that uses expo-iap',
      description:
        'Checks TypeScript or JavaScript against a release: names that do not exist there, and deprecated names. Send whole files with their imports.',
      inputSchema: {
        code: z.string().max(LONGEST_TEXT).describe('The text of a source file.'),
        file: z
          .string()
          .max(200)
          .optional()
          .describe('Its name, such as shop.tsx. Default: code.tsx.'),
        release,
      },
      annotations: readOnly,
    },
    ({code, file, release: asked}) => answered(() => checkCode(code, file, choose(asked))),
  );
}

/** An answer as the protocol has it; why there is none is an answer that is marked as an error. */
async function answered(ask: () => Answer | Promise<Answer>): Promise<CallToolResult> {
  try {
    const {text} = await ask();
    return {content: [{type: 'text', text}]};
  } catch (error) {
    return {content: [{type: 'text', text: sentenceOf(error)}], isError: true};
  }
}

import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import type {Answer} from '../answers/answer.ts';
import {checkCode} from '../answers/checkCode.ts';
import {describeName, LONGEST_NAME} from '../answers/describeName.ts';
import {explainError} from '../answers/explainError.ts';
import {planRelease} from '../answers/planRelease.ts';
import {readPage} from '../answers/readPage.ts';
import {searchPages} from '../answers/searchPages.ts';
import * as shapes from '../answers/shapes.ts';
import type {Release} from '../release/release.ts';
import {readUpgradeEnds} from '../release/upgradeEnd.ts';
import {sentenceOf} from '../terminal/failure.ts';
import {cutData} from './cutData.ts';

const LONGEST_TEXT = 2_000_000;

const text = (most: number, words: string) => z.string().max(most).describe(words);
const some = (most: number, words: string) => text(most, words).optional();
const release = some(
  40,
  'The release of expo-iap, such as 2.7.5 or 2.8. Default: the installed one.',
);

/** What the protocol says of a tool: none changes anything. */
const about = <Input extends z.ZodRawShape>(
  title: string,
  description: string,
  outputSchema: z.ZodObject,
  inputSchema: Input,
) => ({
  ...{title, description, outputSchema, inputSchema},
  annotations: {readOnlyHint: true, openWorldHint: false},
});

/** Adds the tools; every answer names its release, has a few kB at most, and says where to read more. */
export function addTools(server: McpServer, choose: (asked: string | undefined) => Release): void {
  server.registerTool(
    'search_docs',
    about(
      'Search the documentation of expo-iap',
      'Finds sections of the documentation for some words, best first, with links.',
      shapes.searchShape,
      {query: text(1000, 'A few words, as a developer would type them.'), release},
    ),
    (input) => answered(() => searchPages(input.query, choose(input.release))),
  );
  server.registerTool(
    'read_page',
    about(
      'Read a page of the documentation of expo-iap',
      'Returns a page, or one of its sections, as Markdown. Paths are such as "guides/purchases" or an address that a search gave.',
      shapes.pageShape,
      {
        page: text(400, 'The path or address of the page.'),
        section: some(200, 'The heading or anchor of a section.'),
        release,
      },
    ),
    (input) => answered(() => readPage(input.page, input.section, choose(input.release))),
  );
  server.registerTool(
    'describe_name',
    about(
      'Look up a name of expo-iap',
      'Says what an export or a member is in a release: signature, members with meanings, since when, and what changed. Says so when the release does not have it.',
      shapes.namesShape,
      {
        name: text(
          LONGEST_NAME,
          'For example fetchProducts, Purchase.id or useIAP.requestPurchase.',
        ),
        release,
      },
    ),
    (input) => answered(() => describeName(input.name, choose(input.release))),
  );
  server.registerTool(
    'explain_error',
    about(
      'Explain an error of expo-iap',
      'Explains the error codes that a text or a log is about: what sends them, whether money has moved, whether to try again, what to do.',
      shapes.errorsShape,
      {text: text(LONGEST_TEXT, 'A code, a number of a store, a message, or a log.'), release},
    ),
    (input) => answered(() => explainError(input.text, choose(input.release))),
  );
  server.registerTool(
    'plan_upgrade',
    about(
      'Plan an upgrade of expo-iap',
      'Says what an upgrade between two releases requires: builds, behavior, names.',
      shapes.planShape,
      {
        from: some(40, 'The release the code was written for. Default: the installed one.'),
        to: some(
          40,
          'The release to upgrade to. Default: the newest documented one; a later one, such as 5, has a plan only.',
        ),
      },
    ),
    (input) => answered(() => planRelease(...readUpgradeEnds(input, choose))),
  );
  server.registerTool(
    'check_code',
    about(
      'Check code that uses expo-iap',
      'Checks TypeScript or JavaScript against a release: names that do not exist there, and deprecated names. Send whole files with their imports.',
      shapes.codeShape,
      {
        code: text(LONGEST_TEXT, 'The text of a source file.'),
        file: some(200, 'Its name, such as shop.tsx. Default: code.tsx.'),
        release,
      },
    ),
    (input) => answered(() => checkCode(input.code, input.file, choose(input.release))),
  );
}

/** An answer as the protocol has it; why there is none is an answer that is marked as an error. */
async function answered(ask: () => Answer | Promise<Answer>): Promise<CallToolResult> {
  try {
    const answer = await ask();
    return {
      content: [{type: 'text', text: answer.text}],
      structuredContent: cutData(answer.data),
    };
  } catch (error) {
    return {content: [{type: 'text', text: sentenceOf(error)}], isError: true};
  }
}

import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';

/** What a page may have of each thing that the rules of form count; a count that is absent is 0. */
const budget = v.strictObject({
  words: v.number(),
  cells: v.optional(v.number(), 0),
  paragraphs: v.optional(v.number(), 0),
  code: v.optional(v.number(), 0),
  names: v.optional(v.number(), 0),
  shared: v.optional(v.number(), 0),
});

const budgets = v.record(v.string(), v.record(v.string(), budget));

/** See the schema. */
export type Budget = v.InferOutput<typeof budget>;

/** Budgets by version and page. */
export type Budgets = v.InferOutput<typeof budgets>;

/** Where the budgets are, from the root of the repository. */
export const BUDGETS_FILE = 'src/checks/form/budgets.json';

/** Words of a page that has no budget, by its folder. */
const LIMITS = {'guides/': 1500, 'api/': 2700, 'examples/': 700};
const LIMIT = 1800;
/** Sentences that the same thing needs on two pages, such as a step with one command. */
const SHARED = 30;

/** Reads the budgets; none where the content is not that of this site. */
export function readBudgets(root: string): Budgets {
  const file = join(root, BUDGETS_FILE);
  if (!existsSync(file)) return {};
  const read = v.safeParse(budgets, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(
    `${BUDGETS_FILE}: ${v.getDotPath(issue) ?? ''}: ${issue.message}. Run npm run words.`,
  );
}

/** The budget of a page. A version that was just opened has those of the version that it came from. */
export function budgetOf(known: Budgets, version: string, page: string): Budget {
  const [newest] = Object.keys(known).sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  const ofVersion = known[version] ?? known[newest ?? ''];
  return ofVersion?.[page] ?? ownLimits(page);
}

function ownLimits(page: string): Budget {
  const [, words = LIMIT] =
    Object.entries(LIMITS).find(([folder]) => page.startsWith(folder)) ?? [];
  return {words, cells: 0, paragraphs: 0, code: 0, names: 0, shared: SHARED};
}

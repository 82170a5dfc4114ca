import type {Accepted, Tool} from './accepted.ts';
import {accepted} from './accepted.ts';

/** What a tool says is wrong with a page. */
export type Finding = {
  readonly page: string;
  /** Name of the rule, or what the tool says each time. */
  readonly rule: string;
  /** Where it is, and what is there. */
  readonly place: string;
};

const PLACES_SHOWN = 3;

/** Returns a text for each rule with findings that nobody accepted, and for each accepted one that no longer occurs. */
export function judge(
  tool: Tool,
  findings: readonly Finding[],
  list: readonly Accepted[] = accepted,
): string[] {
  const ours = list.filter((entry) => entry.tool === tool);
  const open = findings.filter((finding) => !ours.some((entry) => covers(entry, finding)));
  const gone = ours.filter((entry) => !findings.some((finding) => covers(entry, finding)));
  return [
    ...[...new Set(open.map(({rule}) => rule))].map((rule) =>
      describe(open.filter((finding) => finding.rule === rule)),
    ),
    ...gone.map(
      ({rule, place}) =>
        `${tool} no longer finds "${rule}"${place ? ` at ${place}` : ''}: delete it from tests/outside/accepted.ts.`,
    ),
  ];
}

function covers({rule, place}: Accepted, finding: Finding): boolean {
  const isRule = typeof rule === 'string' ? finding.rule === rule : rule.test(finding.rule);
  return isRule && (place?.test(finding.place) ?? true);
}

function describe(findings: readonly Finding[]): string {
  const [first] = findings;
  const pages = new Set(findings.map(({page}) => page)).size;
  const shown = findings.slice(0, PLACES_SHOWN).map(({page, place}) => `\n  ${page}: ${place}`);
  return `${first?.rule}, ${findings.length} times on ${pages} pages:${shown.join('')}`;
}

import type {Paragraph} from 'mdast';
import {code, paragraph, text} from '../markdown/nodes.ts';
import {describeDeprecation} from './badgeNodes.ts';
import type {MemberRow} from './memberRows.ts';

/** Whether the member is a former name of one that the same table has. */
export function isFormerName({member}: MemberRow, rows: readonly MemberRow[]): boolean {
  const replacement = member.deprecated?.replacement;
  return rows.some(({member: other}) => other.name === replacement);
}

/** One sentence for the former names of a table that have the same dates. */
export function formerNames(rows: readonly MemberRow[]): Paragraph[] {
  const dates = new Set(rows.map(({member}) => describeDeprecation(member.deprecated)));
  return [...dates].map((when) =>
    paragraph([
      text(`Former names, ${when}: `),
      ...rows
        .filter(({member}) => describeDeprecation(member.deprecated) === when)
        .flatMap(({path, member: {deprecated}}, index) => [
          text(index === 0 ? '' : ', '),
          code(path),
          text(' (now '),
          code(deprecated?.replacement ?? ''),
          text(')'),
        ]),
      text('.'),
    ]),
  );
}

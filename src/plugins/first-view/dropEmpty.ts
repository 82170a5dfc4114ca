import type {Root} from 'postcss';

/** Removes layers and conditions that have no rule left. */
export function dropEmpty(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

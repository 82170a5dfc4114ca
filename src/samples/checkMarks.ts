import {toString} from 'mdast-util-to-string';
import {diagramOf} from '../library/diagrams/diagrams.ts';
import {requireRelease} from '../library/history/patches.ts';
import {findMember, findSymbol} from '../library/surface/loadSurface.ts';
import type {Surface} from '../library/surface/surface.ts';
import {readAttributes} from '../markdown/mark/readAttributes.ts';
import {checkAbsent} from './checkAbsent.ts';
import {checkPackage} from '../library/allowedPackages.ts';
import type {LibraryKnowledge} from '../library/knowledge.ts';
import type {Page} from '../markdown/page.ts';
import type {Problem} from '../markdown/problem.ts';
import {readMarks, type Mark} from './readMarks.ts';

/** What the marks of a page are held against. */
export type MarkWorld = {
  /** The surface of the page's version. */
  readonly surface: Surface;
  readonly own: LibraryKnowledge;
  /** The knowledge about every docs version, by its name. */
  readonly library: ReadonlyMap<string, LibraryKnowledge>;
};

type Check = (mark: Mark, world: MarkWorld) => void;

const checks: Readonly<Record<string, Check>> = {
  Signature: checkSymbol,
  Members: checkSymbol,
  Badges: checkSymbol,
  Since: ({node}, {surface}) => {
    const patch = readAttributes(node, ['patch']).required('patch');
    requireRelease(patch, surface.patch);
  },
  Absent: ({node}, {own, library}) => {
    const version = readAttributes(node, ['version']).optional('version');
    checkAbsent(toString(node), version, own, library);
  },
  ErrorTable: ({node}) => void readAttributes(node, ['only']),
  Diagram: ({node}) => void diagramOf(readAttributes(node, ['of']).required('of')),
  Install: ({node}) => {
    const packages = readAttributes(node, ['packages']).required('packages');
    for (const name of packages.trim().split(/\s+/)) checkPackage(name);
  },
  Tabs: ({node}) => void readAttributes(node, ['kind']),
  Tab: ({node}) => void readAttributes(node, ['of']),
};

/** Checks that every mark of a page is written correctly and names what exists. */
export function checkMarks(page: Page, world: MarkWorld): Problem[] {
  return readMarks(page, Object.keys(checks)).flatMap((mark) => {
    try {
      checks[mark.name]?.(mark, world);
      return [];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const {line, column} = mark;
      return [{file: page.path, line, column, message: error.message}];
    }
  });
}

function checkSymbol({name: mark, node}: Mark, {surface}: MarkWorld): void {
  const of = readAttributes(node, ['of']).required('of');
  const found = of.includes('.') ? findMember(surface, of) : findSymbol(surface, of);
  if (found) return;
  throw new Error(`<${mark} of="${of}" /> names nothing that expo-iap ${surface.patch} has.`);
}

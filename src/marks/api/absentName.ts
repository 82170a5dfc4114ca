import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type TextElement, text, textElement} from '../../markdown/nodes.ts';

/**
 * Shows a name that the version does not have, and says so to eyes and to screen readers.
 *
 * In a heading only the name is text: anything else would end up in its anchor.
 */
export function absentName(
  mark: TextElement,
  {version, inHeading}: {readonly version: string; readonly inHeading: boolean},
): PhrasingContent[] {
  const name = toString(mark).trim();
  if (name === '') throw new Error('<Absent> needs the name between its tags.');
  const reason = `not in ${version}`;
  const shown = textElement('code', {className: 'absent', title: reason}, [text(name)]);
  if (inHeading) return [shown];
  return [shown, textElement('span', {className: 'visually-hidden'}, [text(` (${reason})`)])];
}

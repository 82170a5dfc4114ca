import type {ScanAnswer} from 'expo-iap-tools/page/scanTask';
import type {Notice} from 'expo-iap-tools/scan/notices';
import type {ReactNode} from 'react';

/** More names or lines of a kind would fill the page; their number says the rest. */
const SHOWN_FILES = 5;
const SHOWN_PLACES = 50;

/** Files that were not read, and why; what could not be followed. */
export default function Remarks({
  result: {notices, mistakes, unfollowed},
}: {
  readonly result: Pick<ScanAnswer, 'notices' | 'mistakes' | 'unfollowed'>;
}): ReactNode {
  if (notices.length + mistakes.length + unfollowed.length === 0) return null;
  const places = [
    ...mistakes.map((place) => ({...place, message: `couldn’t be read: ${place.message}`})),
    ...unfollowed,
  ];
  const rest = places.length - SHOWN_PLACES;
  return (
    <ul>
      {groupsOf(notices).map(({files, message}) => (
        <li key={message}>
          {namesOf(files)}: {message}
        </li>
      ))}
      {places.slice(0, SHOWN_PLACES).map(({file, line, column, message}) => (
        <li key={`${file}:${line}:${column} ${message}`}>
          {file}:{line}:{column}: {message}
        </li>
      ))}
      {rest > 0 && (
        <li>
          {rest.toLocaleString('en')} more {rest === 1 ? 'place' : 'places'} like these.
        </li>
      )}
    </ul>
  );
}

type Group = {readonly files: readonly string[]; readonly message: string};

/** Files that share a reason. */
function groupsOf(notices: readonly Notice[]): readonly Group[] {
  const groups = new Map<string, string[]>();
  for (const {file, message} of notices) {
    const files = groups.get(message) ?? [];
    files.push(file);
    groups.set(message, files);
  }
  return [...groups].map(([message, files]) => ({message, files}));
}

function namesOf(files: readonly string[]): string {
  const names = files.slice(0, SHOWN_FILES).join(', ');
  const rest = files.length - SHOWN_FILES;
  return rest > 0 ? `${names} and ${rest.toLocaleString('en')} more` : names;
}

import type {Finding} from './compileModules.ts';

const MODULE_NOT_FOUND = 'TS2307';
const NO_TYPES_FOR_MODULE = 'TS7016';

/** Says what the compiler found, with the patch it compiled against and, where it helps, what to do. */
export function explainFinding({code, message}: Finding, patch: string): string {
  if (code === 'silencer') return message;
  const said = `${code} against expo-iap ${patch}: ${message}`;
  if (code !== MODULE_NOT_FOUND && code !== NO_TYPES_FOR_MODULE) return said;
  const name = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (name.startsWith('expo-iap/')) return `${said} Import from 'expo-iap'; it has no other entry.`;
  if (name.startsWith('.')) return `${said} A block can import files of _samples beside its page.`;
  return `${said} A sample can import expo-iap, react, react-native and files beside it; declare the rest above a cut mark.`;
}

import type {HistoryChange} from '../history/historyTypes.ts';
import type {NativeCode} from '../history/nativeCodes.ts';
import type {KnownPatch} from '../history/patches.ts';
import {memberRoles, symbolKinds} from './surfaceTypes.ts';
import type {Platform, Surface, SurfaceMember, SurfaceSymbol} from './surfaceTypes.ts';
import {UPDATE_COMMAND} from './staleSurfaces.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the text of a surface file; one that was edited by hand into another form is refused. */
export function parseSurface(text: string, file: string): Surface {
  const value: unknown = JSON.parse(text);
  if (isSurface(value)) return value;
  throw new Error(`${file}: this is not the form of a surface. Run "${UPDATE_COMMAND}".`);
}

function isSurface(value: unknown): value is Surface {
  return (
    isFields(value) &&
    areTexts(value.version, value.patch) &&
    isListOf(value.symbols, isSymbol) &&
    isListOf(value.nativeCodes, isNativeCode) &&
    isListOf(value.patches, isPatch) &&
    isListOf(value.history, isChange)
  );
}

function isSymbol(value: unknown): value is SurfaceSymbol {
  return (
    isFields(value) &&
    areTexts(value.name, value.signature) &&
    isOneOf(symbolKinds, value.kind) &&
    typeof value.exported === 'boolean' &&
    isPlatform(value.platform) &&
    isDated(value) &&
    isListOf(value.members, isMember)
  );
}

function isMember(value: unknown): value is SurfaceMember {
  return (
    isFields(value) &&
    areTexts(value.name, value.type) &&
    isOneOf(memberRoles, value.role) &&
    typeof value.optional === 'boolean' &&
    isPlatform(value.platform) &&
    areMaybeTexts(value.declaredIn) &&
    isDated(value) &&
    (value.members === undefined || isListOf(value.members, isMember))
  );
}

function isDated({since, renamedFrom, deprecated, gone}: Fields): boolean {
  return (
    areMaybeTexts(since, renamedFrom) &&
    (deprecated === undefined ||
      (isFields(deprecated) &&
        areMaybeTexts(deprecated.since, deprecated.replacement, deprecated.removedIn))) &&
    (gone === undefined ||
      (isFields(gone) && areTexts(gone.patch) && areMaybeTexts(gone.replacement)))
  );
}

function isNativeCode(value: unknown): value is NativeCode {
  return (
    isFields(value) &&
    areTexts(value.code, value.source) &&
    isOneOf(['ios', 'android'], value.platform) &&
    isOneOf(['sent', 'constant'], value.use) &&
    areMaybeTexts(value.since, value.until)
  );
}

function isPatch(value: unknown): value is KnownPatch {
  return (
    isFields(value) &&
    areTexts(value.patch, value.date) &&
    isOneOf(['changelog', 'commit'], value.dateFrom)
  );
}

function isChange(value: unknown): value is HistoryChange {
  return (
    isFields(value) &&
    areTexts(value.patch, value.name, value.source) &&
    isOneOf(['added', 'renamed', 'deprecated', 'removed', 'changed'], value.change) &&
    areMaybeTexts(value.from, value.replacement, value.removedIn, value.detail)
  );
}

function isPlatform(value: unknown): value is Platform {
  return isOneOf(['ios', 'android', 'both'], value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && known.includes(value);
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function areMaybeTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || typeof value === 'string');
}

import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import type {TypeRename} from 'expo-iap-api-data/upgrade/typeRenames';

/** What happened to one name, whatever it is called by now. */
export type Lifetime = {
  /** Its current name; the last one of a name that was removed. */
  path: string;
  /** The name at the patch from which an upgrade starts; undefined when it was added later. */
  start: string | undefined;
  isAlive: boolean;
  /** Every name it had. */
  readonly names: Set<string>;
  /** The advice against it that applies now. */
  advice: HistoryChange | undefined;
  /** What replaced it when it was removed. */
  replacement: string | undefined;
  /** What happened since the start. */
  changes: HistoryChange[];
  effects: Effect[];
};

/** The lives of all names, followed from change to change. */
export class Lifetimes {
  readonly all: Lifetime[] = [];

  /** Applies one entry of the history. */
  apply(entry: HistoryChange): void {
    const {change, name, from} = entry;
    const life = change === 'added' ? this.#born(name) : this.#existing(from ?? name);
    life.changes.push(entry);
    if (change === 'renamed') {
      this.#rename(life, name);
    } else if (change === 'removed') {
      life.isAlive = false;
      life.replacement = entry.replacement ?? life.advice?.replacement;
      if (life.replacement !== undefined) this.#moveMembers(name, life.replacement);
    } else if (change === 'deprecated') {
      life.advice = entry;
    } else if (change === 'restored') {
      life.advice = undefined;
    }
  }

  /** Applies what a change means, or a change of behavior that no name shows. */
  applyEffect(effect: Effect): void {
    const life = this.#existing(effect.name);
    life.effects.push(effect);
    // An effect that asks for nothing takes the advice of its patch back, whenever an upgrade starts.
    if (effect.need === 'none' && life.advice?.patch === effect.patch) life.advice = undefined;
  }

  /**
   * Applies the rename or removal of a type that is not a root export. A type that was added is skipped, because apps
   * cannot import it.
   */
  applyTypeRename({from, to}: TypeRename): void {
    if (from === undefined) return;
    const life = this.#existing(from);
    if (to === undefined) {
      this.#forget(life);
      return;
    }
    life.path = to;
    life.names.add(to);
    this.#moveMembers(from, to);
  }

  /** Discards what happened so far, because an upgrade counts only what follows. */
  start(): void {
    for (const life of this.all) {
      life.start = life.isAlive ? life.path : undefined;
      life.changes = [];
      life.effects = [];
    }
  }

  /** The current name for one that was recommended before; undefined when it was removed without a replacement. */
  current(name: string | undefined, seen: ReadonlySet<string> = new Set()): string | undefined {
    if (name === undefined) return undefined;
    const life = this.all.findLast(({names}) => names.has(name));
    if (!life) return name;
    const better = life.isAlive ? life.advice?.replacement : life.replacement;
    if (better !== undefined && !seen.has(better))
      return this.current(better, new Set([...seen, name]));
    return life.isAlive ? life.path : undefined;
  }

  #find(path: string): Lifetime | undefined {
    return this.all.findLast((life) => life.path === path);
  }

  #born(path: string): Lifetime {
    const known = this.#find(path);
    if (!known) return this.#add(path, undefined);
    known.isAlive = true;
    known.advice = undefined;
    return known;
  }

  /** The life of a name that must have existed; its first mention may come after its type was renamed. */
  #existing(path: string): Lifetime {
    const known = this.#find(path);
    if (known) return known;
    const [owner = '', member] = path.split('.');
    const type = member === undefined ? undefined : this.#find(owner);
    return this.#add(path, type?.start === undefined ? path : `${type.start}.${member}`);
  }

  #add(path: string, start: string | undefined): Lifetime {
    const life: Lifetime = {
      ...{path, start, isAlive: true, names: new Set([path])},
      ...{advice: undefined, replacement: undefined, changes: [], effects: []},
    };
    this.all.push(life);
    return life;
  }

  #rename(life: Lifetime, name: string): void {
    const before = life.path;
    const taken = this.#find(name);
    if (taken && taken !== life) this.#merge(life, taken);
    life.path = name;
    life.names.add(name);
    life.advice = undefined;
    this.#moveMembers(before, name);
  }

  /** Handles a new name that exists already: the younger of the two lives is merged into the other. */
  #merge(life: Lifetime, taken: Lifetime): void {
    taken.advice = undefined;
    taken.isAlive = true;
    const [younger, older] = life.start === undefined ? [life, taken] : [taken, life];
    if (younger.start !== undefined) return;
    for (const name of younger.names) older.names.add(name);
    this.#forget(younger);
  }

  #forget(life: Lifetime): void {
    this.all.splice(this.all.indexOf(life), 1);
  }

  /** Members move with their type. */
  #moveMembers(from: string, to: string): void {
    for (const life of this.all) {
      if (!life.isAlive || !life.path.startsWith(`${from}.`)) continue;
      life.path = `${to}${life.path.slice(from.length)}`;
      life.names.add(life.path);
    }
  }
}

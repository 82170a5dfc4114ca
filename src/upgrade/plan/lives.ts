import type {HistoryChange} from '../../library/history/changes.ts';
import type {Effect} from '../../library/upgrade/effect.ts';
import type {TypeRename} from '../../library/upgrade/typeRenames.ts';

/** What happened to one name, whatever it is called by now. */
export type Life = {
  /** The name it has now; the last one of a name that is gone. */
  path: string;
  /** The name at the patch from which an upgrade starts; undefined when it came later. */
  start: string | undefined;
  isAlive: boolean;
  /** Every name it had. */
  readonly names: Set<string>;
  /** The advice against it that applies now. */
  advice: HistoryChange | undefined;
  /** What took its place when it went. */
  replacement: string | undefined;
  /** What happened since the start. */
  changes: HistoryChange[];
  effects: Effect[];
};

/** The lives of all names, followed from change to change. */
export class Lives {
  readonly all: Life[] = [];

  /** Takes one entry of the history. */
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

  /** Takes what a change means, or what no name shows. */
  applyEffect(effect: Effect): void {
    const life = this.#existing(effect.name);
    life.effects.push(effect);
    // An effect that asks for nothing takes the advice of its patch back, whenever an upgrade starts.
    if (effect.need === 'none' && life.advice?.patch === effect.patch) life.advice = undefined;
  }

  /** Takes a new name of a type that is not a root export. One that came is nothing that apps can import. */
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

  /** Forgets what happened so far: from here on an upgrade counts. */
  start(): void {
    for (const life of this.all) {
      life.start = life.isAlive ? life.path : undefined;
      life.changes = [];
      life.effects = [];
    }
  }

  /** The name to use now for one that was advised once; none when it went without a replacement. */
  current(name: string, seen: ReadonlySet<string> = new Set()): string | undefined {
    const life = this.all.findLast(({names}) => names.has(name));
    if (!life) return name;
    const better = life.isAlive ? life.advice?.replacement : life.replacement;
    if (better !== undefined && !seen.has(better))
      return this.current(better, new Set([...seen, name]));
    return life.isAlive ? life.path : undefined;
  }

  #find(path: string): Life | undefined {
    return this.all.findLast((life) => life.path === path);
  }

  #born(path: string): Life {
    const known = this.#find(path);
    if (!known) return this.#add(path, undefined);
    known.isAlive = true;
    known.advice = undefined;
    return known;
  }

  /** The life of a name that must have been there; its first mention may come after its type got another name. */
  #existing(path: string): Life {
    const known = this.#find(path);
    if (known) return known;
    const [owner = '', member] = path.split('.');
    const type = member === undefined ? undefined : this.#find(owner);
    return this.#add(path, type?.start === undefined ? path : `${type.start}.${member}`);
  }

  #add(path: string, start: string | undefined): Life {
    const life: Life = {
      ...{path, start, isAlive: true, names: new Set([path])},
      ...{advice: undefined, replacement: undefined, changes: [], effects: []},
    };
    this.all.push(life);
    return life;
  }

  #rename(life: Life, name: string): void {
    const before = life.path;
    const taken = this.#find(name);
    if (taken && taken !== life) this.#merge(life, taken);
    life.path = name;
    life.names.add(name);
    life.advice = undefined;
    this.#moveMembers(before, name);
  }

  /** A name that gets one that exists already: the younger of the two stops being separate. */
  #merge(life: Life, taken: Life): void {
    taken.advice = undefined;
    taken.isAlive = true;
    const [younger, older] = life.start === undefined ? [life, taken] : [taken, life];
    if (younger.start !== undefined) return;
    for (const name of younger.names) older.names.add(name);
    this.#forget(younger);
  }

  #forget(life: Life): void {
    this.all.splice(this.all.indexOf(life), 1);
  }

  /** Members go with their type. */
  #moveMembers(from: string, to: string): void {
    for (const life of this.all) {
      if (!life.path.startsWith(`${from}.`)) continue;
      life.path = `${to}${life.path.slice(from.length)}`;
      life.names.add(life.path);
    }
  }
}

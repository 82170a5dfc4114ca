import type {Properties, Property} from './type.ts';

/** Properties of which each is worked out when it is asked for: of the many that a list has, code uses a few. */
export class LazyProperties implements Properties {
  readonly #known = new Map<string, Property>();
  readonly #names: ReadonlySet<string>;
  readonly #make: (name: string) => Property | undefined;

  constructor(names: ReadonlySet<string>, make: (name: string) => Property | undefined) {
    this.#names = names;
    this.#make = make;
  }

  get size(): number {
    return this.#names.size;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  get(name: string): Property | undefined {
    const known = this.#known.get(name);
    if (known || !this.#names.has(name)) return known;
    const made = this.#make(name);
    if (made) this.#known.set(name, made);
    return made;
  }

  keys() {
    return this.#names.keys();
  }

  values() {
    return this.#all().values();
  }

  [Symbol.iterator]() {
    return this.#all()[Symbol.iterator]();
  }

  #all(): ReadonlyMap<string, Property> {
    return new Map(
      [...this.#names].flatMap((name) => {
        const property = this.get(name);
        return property ? [[name, property] as const] : [];
      }),
    );
  }
}

/**
 * What programs use besides the library, as far as types of the library pass through it. Names with a dot belong to
 * a namespace of React.
 */
export const commonTypes = `
interface Array<T> {
  length: number;
  map<U>(make: (value: T, index: number, all: T[]) => U, self?: any): U[];
  flatMap<U>(make: (value: T, index: number, all: T[]) => U | U[], self?: any): U[];
  filter<S extends T>(test: (value: T, index: number, all: T[]) => any, self?: any): T[];
  find(test: (value: T, index: number, all: T[]) => any): T | undefined;
  findLast(test: (value: T, index: number, all: T[]) => any): T | undefined;
  findIndex(test: (value: T, index: number, all: T[]) => any): number;
  some(test: (value: T, index: number, all: T[]) => any): boolean;
  every(test: (value: T, index: number, all: T[]) => any): boolean;
  forEach(act: (value: T, index: number, all: T[]) => void): void;
  reduce<U>(add: (sum: U, value: T, index: number, all: T[]) => U, start?: U): U;
  sort(compare?: (left: T, right: T) => number): T[];
  toSorted(compare?: (left: T, right: T) => number): T[];
  reverse(): T[];
  slice(start?: number, end?: number): T[];
  splice(start: number, count?: number): T[];
  concat(...more: any[]): T[];
  at(index: number): T | undefined;
  pop(): T | undefined;
  shift(): T | undefined;
  push(...more: T[]): number;
  unshift(...more: T[]): number;
  includes(value: any): boolean;
  indexOf(value: any): number;
  join(between?: string): string;
  keys(): Iterable<number>;
  values(): Iterable<T>;
  entries(): Iterable<[number, T]>;
}
interface ReadonlyArray<T> extends Array<T> {}
interface Iterable<T> {}
interface IterableIterator<T> {}
interface AsyncIterable<T> {}
interface Promise<T> {
  then<U, V>(done?: (value: T) => U | Promise<U>, failed?: (reason: any) => V | Promise<V>): Promise<U>;
  catch<U>(failed?: (reason: any) => U | Promise<U>): Promise<T>;
  finally(act?: () => void): Promise<T>;
}
interface PromiseLike<T> extends Promise<T> {}
interface Map<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): Map<K, V>;
  has(key: K): boolean;
  delete(key: K): boolean;
  forEach(act: (value: V, key: K) => void): void;
  values(): Iterable<V>;
  keys(): Iterable<K>;
  entries(): Iterable<[K, V]>;
  size: number;
  clear(): void;
}
interface Set<T> {
  has(value: T): boolean;
  add(value: T): Set<T>;
  delete(value: T): boolean;
  forEach(act: (value: T) => void): void;
  values(): Iterable<T>;
  size: number;
  clear(): void;
}
interface SettledResult<T> { status: string; value: T; reason: any }
declare const Promise: {
  new <T>(run: (resolve: (value: T) => void, reject: (reason?: any) => void) => void): Promise<T>;
  resolve<T>(value: T): Promise<T>;
  reject(reason?: any): Promise<never>;
  all(values: any): Promise<any>;
  allSettled(values: any): Promise<any>;
};
declare const Map: {new <K, V>(entries?: Iterable<[K, V]>): Map<K, V>};
declare const Set: {new <T>(values?: Iterable<T>): Set<T>};
declare const Array: {isArray(value: any): boolean; from<T>(values: Iterable<T>): T[]};
declare const JSON: {parse(text: string): any; stringify(value: any, replacer?: any, space?: any): string};
declare const Object: {
  keys(value: any): string[];
  values<T>(value: Record<string, T>): T[];
  entries<T>(value: Record<string, T>): [string, T][];
  fromEntries(entries: any): any;
  assign(target: any, ...more: any[]): any;
  freeze<T>(value: T): T;
};
declare function parseInt(text: string, base?: number): number;
declare function parseFloat(text: string): number;
declare function encodeURIComponent(text: string | number | boolean): string;
declare const Date: {new (value: number | string | Date): Date; new (): Date};
interface Date {
  getTime(): number;
  toISOString(): string;
  toLocaleDateString(locale?: any, options?: any): string;
  toLocaleString(locale?: any, options?: any): string;
}
`;

/** What 'react' exports, as far as types of the library pass through it. */
export const reactTypes = `
declare function useState<S>(initial: S | (() => S)): [S, (next: S | ((before: S) => S)) => void];
declare function useRef<T>(initial: T): {current: T};
declare function useMemo<T>(make: () => T, dependencies?: any): T;
declare function useCallback<T>(act: T, dependencies?: any): T;
declare function useEffect(act: () => any, dependencies?: any): void;
declare function useLayoutEffect(act: () => any, dependencies?: any): void;
declare function createContext<T>(value: T): Context<T>;
declare function useContext<T>(context: Context<T>): T;
declare function useReducer<S, A>(
  reduce: (state: S, action: A) => S, initial: S, init?: any,
): [S, (action: A) => void];
declare function useSyncExternalStore<S>(subscribe: any, read: () => S, server?: any): S;
interface Context<T> {Provider: any; Consumer: any}
interface RefObject<T> {current: T}
interface MutableRefObject<T> {current: T}
interface Dispatch<A> {(action: A): void}
type SetStateAction<S> = S | ((before: S) => S);
`;

/** What 'react-native' exports, as far as types of the library pass through it. */
export const reactNativeTypes = `
declare const Platform: {OS: string; Version: any; select<T>(choices: Record<string, T>): T};
`;

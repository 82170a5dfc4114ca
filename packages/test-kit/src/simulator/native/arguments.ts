import {CodedError} from '../errors.ts';
import type {PlatformName} from '../versions.ts';

/** The arguments of a native call, converted as Expo does before it passes them to the module. */
export class NativeArguments {
  readonly #values: readonly unknown[];
  readonly #platform: PlatformName;

  constructor(values: readonly unknown[], platform: PlatformName) {
    this.#values = values;
    this.#platform = platform;
  }

  /** Expo counts, so one argument too many is refused (`ios/Core/JavaScriptUtils.swift:112`, `AnyFunction.kt:72`). */
  checkCount(required: number, most: number): void {
    const {length} = this.#values;
    if (length >= required && length <= most) return;
    const least = required < most ? ` and at least ${required} is required` : '';
    const message = `Received ${length} arguments, but ${most} was expected${least}`;
    throw new CodedError('ERR_INVALID_ARGS_NUMBER', message);
  }

  text(index: number): string {
    return this.#require(index, this.textOrNull(index));
  }

  textOrNull(index: number): string | null {
    const value = this.#values[index];
    if (value === undefined || value === null) return null;
    return typeof value === 'string' ? value : this.#refuse(index, 'String');
  }

  number(index: number): number {
    const value = this.#require(index, this.#values[index]);
    return typeof value === 'number' ? value : this.#refuse(index, 'Int');
  }

  flag(index: number): boolean {
    const value = this.#require(index, this.#values[index]);
    return typeof value === 'boolean' ? value : this.#refuse(index, 'Bool');
  }

  texts(index: number): string[] {
    const value: unknown = this.#require(index, this.#values[index]);
    if (!Array.isArray(value)) return this.#refuse(index, 'Array<String>');
    return value.map((one: unknown) =>
      typeof one === 'string' ? one : this.#refuse(index, 'Array<String>'),
    );
  }

  record(index: number): Readonly<Record<string, unknown>> {
    return this.#require(index, this.recordOrNull(index));
  }

  recordOrNull(index: number): Readonly<Record<string, unknown>> | null {
    const value = this.#values[index];
    if (value === undefined || value === null) return null;
    return typeof value === 'object'
      ? Object.fromEntries(Object.entries(value))
      : this.#refuse(index, 'Map');
  }

  #require<Value>(index: number, value: Value): NonNullable<Value> {
    if (value !== undefined && value !== null) return value;
    // `CodedException.kt:115`, `ios/Core/Conversions.swift:304`
    const code = this.#platform === 'android' ? 'ERR_NULL_ARGUMENT' : 'ERR_NULL_CAST';
    throw new CodedError(code, `Argument ${index + 1} is null, but a value was expected`);
  }

  #refuse(index: number, type: string): never {
    const message = `The argument at index ${index} cannot be cast to type ${type}`;
    throw new CodedError('ERR_ARGUMENT_CAST', message);
  }
}

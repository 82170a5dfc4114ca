type Listener = (payload: unknown) => void;

/**
 * The event emitter that Expo puts under every native module
 * (expo-modules-core 2.5.0 `common/cpp/EventEmitter.cpp`, `ios/Core/Events/EventObservingDefinition.swift`).
 */
export class Emitter {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #onStart: () => void;
  readonly #onStop: () => void;
  #observedEvents = 0;

  constructor(onStart: () => void, onStop: () => void) {
    this.#onStart = onStart;
    this.#onStop = onStop;
  }

  // The first listener of an event counts the event; the first event starts observing
  // (EventEmitter.cpp:129-138, EventObservingDefinition.swift:53-59).
  addListener(event: string, listener: Listener): {remove: () => void} {
    const listeners = this.#of(event);
    this.#listeners.set(event, [...listeners, listener]);
    if (listeners.length === 0) {
      this.#observedEvents += 1;
      if (this.#observedEvents === 1) this.#onStart();
    }
    return {remove: () => this.removeListener(event, listener)};
  }

  // Removes each registration of the function (EventEmitter.cpp:21, 140-151).
  removeListener(event: string, listener: Listener): void {
    const before = this.#of(event);
    const after = before.filter((one) => one !== listener);
    this.#listeners.set(event, after);
    if (before.length === 0 || after.length > 0) return;
    this.#observedEvents -= 1;
    if (this.#observedEvents === 0) this.#onStop();
  }

  removeAllListeners(event: string): void {
    for (const listener of this.#of(event)) this.removeListener(event, listener);
  }

  listenerCount(event: string): number {
    return this.#of(event).length;
  }

  /** A listener that throws does not prevent the others from getting the event (EventEmitter.cpp:78-89). */
  emit(event: string, payload: unknown, onError: (error: unknown) => void): void {
    for (const listener of this.#of(event)) {
      try {
        listener(payload);
      } catch (error) {
        onError(error);
      }
    }
  }

  #of(event: string): readonly Listener[] {
    return this.#listeners.get(event) ?? [];
  }
}

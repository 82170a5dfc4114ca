/** A door that keeps others waiting while it is held. */
export class Gate {
  #closed: Promise<void> | undefined;

  /** Closes the door until the returned function is called. */
  hold(): () => void {
    let open = () => {};
    this.#closed = new Promise((done) => {
      open = done;
    });
    return () => {
      this.#closed = undefined;
      open();
    };
  }

  /** Goes through as soon as the door is open. */
  async pass(): Promise<void> {
    await this.#closed;
  }
}

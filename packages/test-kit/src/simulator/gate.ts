/** Makes answers slow: they wait until someone lets them go. */
export class Gate {
  #closed: Promise<void> | undefined;

  /** Holds back every answer until the returned function is called. */
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

  async pass(): Promise<void> {
    await this.#closed;
  }
}

/** What a run has started and must end again, on every path: the last one started is the first one ended. */
export class Resources {
  #closers = [];
  #closed = false;

  /**
   * Starts something and keeps how to end it. What is still starting when the run is cut short is waited for and then
   * ended, so that nothing outlives the run; nothing more is started after that.
   */
  async open(start, close) {
    if (this.#closed) throw new Error('the run is over');
    const starting = start();
    this.#closers.push(() => starting.then(close, () => undefined));
    return await starting;
  }

  /** Ends everything; one that cannot be ended is reported and does not keep the others. */
  async closeAll() {
    this.#closed = true;
    for (const close of this.#closers.reverse()) {
      await close().catch((error) => console.error(`workbench: while cleaning up: ${error.message}`));
    }
  }
}

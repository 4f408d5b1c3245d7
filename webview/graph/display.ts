/** What either way of showing the graph has done; provisions by their positions in the view. */
export interface GraphActions {
  /** A provision took the focus. */
  choose(at: number): void;
  /** Opens it in an editor. */
  open(at: number): void;
  /** Puts it in the middle. */
  centre(at: number): void;
}

/** A way of showing the graph. */
export interface Display {
  readonly root: HTMLElement;
  /** Gives the focus to the provision in the middle. */
  enter(): void;
}

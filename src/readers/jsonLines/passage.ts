export interface Passage {
  readonly document: string;
  readonly id: string;
  readonly text: string;
  readonly line: number;
  readonly length: number;
}

// What goes between the page and its worker: questions with a number, and the answers of the second module.
export type ToWorker = Load | Question;

// Comes first: where the module is.
export interface Load {
  readonly load: string;
}

export interface Question {
  readonly n: number;
  readonly door: string;
  readonly numbers: readonly number[];
  readonly text?: string;
}

export type FromWorker =
  | { readonly n: number; readonly answer: unknown }
  | { readonly n: number; readonly trouble: string };

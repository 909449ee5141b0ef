/** One page measured against one budget. */
export interface Measurement {
  readonly address: string;
  readonly what: string;
  readonly limit: number;
  readonly figure: number;
}

export interface BuiltPage {
  readonly address: string;
  readonly html: string;
  /** The script files that its HTML names. */
  readonly scripts: readonly string[];
  /** The size of a file in the built folder, in kB. */
  readonly sizeOf: (file: string) => number;
}

export function builtPages(out?: string): BuiltPage[];
export function measure(pages?: BuiltPage[]): Measurement[];
export function overBudget(pages?: BuiltPage[]): Measurement[];
export function summary(results: readonly Measurement[]): Record<string, string | number>[];

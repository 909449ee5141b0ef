/** Keeps state in the query of the URL. Unknown values are ignored. */
export interface Codec<T> {
  readonly keys: readonly string[];
  readonly read: (address: URLSearchParams) => T;
  /** The pairs to write, without default values. */
  readonly pairs: (state: T) => readonly (readonly [key: string, value: string])[];
}

/** A codec for a key that may occur several times. */
export const param = <T>(
  key: string,
  parse: (values: readonly string[]) => T,
  format: (value: T) => readonly string[],
): Codec<T> => ({
  keys: [key],
  read: (address) => parse(address.getAll(key)),
  pairs: (value) => format(value).map((text) => [key, text]),
});

/** A codec for a string, normalised; '' by default. */
export const textParam = (key: string, kept: (text: string) => string): Codec<string> =>
  param(
    key,
    ([text = '']) => kept(text),
    (text) => (kept(text) === '' ? [] : [kept(text)]),
  );

/** A codec for a value parsed from a string, with a default. */
export const valueParam = <T extends string | number>(
  key: string,
  read: (text: string) => T | null | undefined,
  usual: T,
): Codec<T> =>
  param(
    key,
    ([text = '']) => read(text) ?? usual,
    (value) => (value === usual ? [] : [String(value)]),
  );

export const choiceParam = <T extends string, U extends T | ''>(
  key: string,
  choices: readonly T[],
  usual: U,
): Codec<T | U> => valueParam<T | U>(key, (text) => choices.find((choice) => choice === text), usual);

export const flagParam = (key: string, on: string): Codec<boolean> =>
  param(
    key,
    ([text]) => text === on,
    (isOn) => (isOn ? [on] : []),
  );

/** All values of a key, without duplicates or blanks. */
export const listParam = (key: string, most = Infinity) =>
  param<readonly string[]>(
    key,
    (values) => [...new Set(values.filter((value) => value !== ''))].slice(0, most),
    (values) => values,
  );

/** Combines several codecs in the given order. */
export const codec = <S extends object>(parts: { readonly [K in keyof S]: Codec<S[K]> }): Codec<S> => {
  const entries = Object.entries(parts) as [keyof S, Codec<S[keyof S]>][];
  return {
    keys: entries.flatMap(([, { keys }]) => keys),
    read: (address) => Object.fromEntries(entries.map(([name, { read }]) => [name, read(address)])) as S,
    pairs: (state) => entries.flatMap(([name, { pairs }]) => pairs(state[name])),
  };
};

/** The query for a state. Keys that don't belong to the state are kept after it. */
export function queryOf<T>({ keys, pairs }: Codec<T>, state: T, present = new URLSearchParams()) {
  const others = [...present].filter(([key]) => !keys.includes(key));
  return new URLSearchParams([...pairs(state), ...others].map(([key, value]) => [key, value]));
}
